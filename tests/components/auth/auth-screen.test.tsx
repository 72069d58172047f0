import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthScreen } from "@/components/auth/auth-screen";
import { DATABASE_ATTRIBUTE } from "@/lib/browser/database-mark";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import { fakeAuthClient } from "@/tests/fakes/auth-client";

const mockAuth = fakeAuthClient();
jest.mock("@/lib/supabase/browser/browser-client", () => mockAuth.client);
const mockFault = jest.fn<Promise<string | undefined>, [unknown]>();
jest.mock("@/lib/account/sign-in/actions", () => ({
  findNameFault: (name: unknown) => mockFault(name),
  signInWithoutScripts: jest.fn(),
  signUpWithoutScripts: jest.fn(),
}));

const { client } = mockAuth;
let notices: Notice[];

beforeEach(() => {
  notices = [];
  connectNotices((notice) => notices.push(notice));
  client.signIn.mockReset().mockResolvedValue({});
  client.signUp.mockReset().mockResolvedValue({ isConfirmed: true });
  mockFault.mockReset().mockResolvedValue(undefined);
  document.documentElement.toggleAttribute(DATABASE_ATTRIBUTE, true);
  history.replaceState(null, "", "/auth");
});

const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const toggle = (name: string) => userEvent.click(screen.getByRole("link", { name }));

async function open() {
  render(<AuthScreen />);
  await act(async () => {});
}

describe("signing in", () => {
  it("asks for an address and a password", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
    expect(email()).toHaveAttribute("autocomplete", "username");
    expect(password()).toHaveAttribute("autocomplete", "current-password");
    expect(screen.queryByLabelText(/Full Name/)).toBeNull();
  });

  it("sends what was typed and greets", async () => {
    await open();
    await userEvent.type(email(), "noor@example.com");
    await userEvent.type(password(), "secret12{Enter}");
    expect(client.signIn).toHaveBeenCalledWith({ email: "noor@example.com", password: "secret12" });
    expect(notices).toEqual([
      { title: "Welcome back!", description: "You have successfully signed in." },
    ]);
  });

  it("takes a pasted password", async () => {
    await open();
    await userEvent.type(email(), "noor@example.com");
    await userEvent.click(password());
    await userEvent.paste("pasted secret");
    await press("Sign In");
    expect(client.signIn).toHaveBeenCalledWith(
      expect.objectContaining({ password: "pasted secret" }),
    );
  });

  it("says what is wrong beside the field, sends nothing, and takes the words back", async () => {
    await open();
    await userEvent.type(email(), "noor@");
    await userEvent.type(password(), "12345");
    await press("Sign In");
    expect(email()).toHaveAccessibleDescription("Please enter a valid email address");
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription("Password must be at least 6 characters");
    expect(client.signIn).not.toHaveBeenCalled();

    await userEvent.type(email(), "example.com");
    expect(email()).toHaveAccessibleDescription("");
    expect(email()).toBeValid();
  });

  it("shows a failure as a notice and keeps what was typed", async () => {
    client.signIn.mockResolvedValue({ failure: "Invalid login credentials" });
    await open();
    await userEvent.type(email(), "noor@example.com");
    await userEvent.type(password(), "wrong password");
    await press("Sign In");
    expect(notices).toEqual([
      { title: "Error", description: "Invalid login credentials", tone: "destructive" },
    ]);
    expect(email()).toHaveValue("noor@example.com");
    expect(password()).toHaveValue("wrong password");
  });

  it("shows a default message for a failure without one", async () => {
    client.signIn.mockRejectedValue(new TypeError("Failed to fetch"));
    await open();
    await userEvent.type(email(), "noor@example.com");
    await userEvent.type(password(), "secret12{Enter}");
    expect(notices[0]?.description).toBe("An error occurred during authentication.");
  });

  it("sends once, however often it is submitted", async () => {
    let finish: (outcome: { failure?: string }) => void;
    client.signIn.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await open();
    await userEvent.type(email(), "noor@example.com");
    await userEvent.type(password(), "secret12{Enter}{Enter}");
    const busy = await screen.findByRole("button", { name: "Signing in..." });
    expect(busy).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(busy);
    expect(client.signIn).toHaveBeenCalledTimes(1);

    await act(async () => finish!({ failure: "no" }));
    await press("Sign In");
    await waitFor(() => expect(client.signIn).toHaveBeenCalledTimes(2));
  });
});

describe("a service that does not respond", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is given up within 10 s with a notice; what was typed stays, and a second press works", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let resolveLate: (outcome: { failure: string }) => void = () => {};
    client.signIn.mockReturnValueOnce(new Promise((resolve) => (resolveLate = resolve)));
    await open();
    await user.type(email(), "noor@example.com");
    await user.type(password(), "secret12{Enter}");
    expect(await screen.findByRole("button", { name: "Signing in..." })).toBeVisible();

    await act(async () => jest.advanceTimersByTimeAsync(10_000));
    expect(notices).toEqual([
      {
        title: "Error",
        description: "An error occurred during authentication.",
        tone: "destructive",
      },
    ]);
    expect(email()).toHaveValue("noor@example.com");
    expect(password()).toHaveValue("secret12");

    await user.click(screen.getByRole("button", { name: "Sign In" }));
    await waitFor(() => expect(notices.at(-1)?.title).toBe("Welcome back!"));
    await act(async () => resolveLate({ failure: "too late" }));
    expect(notices.map(({ description }) => description)).not.toContain("too late");
  });
});

describe("an account whose e-mail was not opened yet", () => {
  const resendButton = () => screen.getByRole("button", { name: "Send the email again" });

  async function pressResend(user: ReturnType<typeof userEvent.setup>) {
    await user.click(resendButton());
    await act(async () => jest.advanceTimersByTimeAsync(10));
  }

  async function signUpAndWait() {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    client.signUp.mockResolvedValue({ isConfirmed: false });
    await open();
    await user.click(screen.getByRole("link", { name: "Sign up" }));
    await user.type(email(), "noor@example.com");
    await user.type(password(), "secret12{Enter}");
    await screen.findByRole("button", { name: "Send the email again" });
    return user;
  }

  beforeEach(() => {
    jest.useFakeTimers();
    client.resendConfirmation.mockReset().mockResolvedValue({});
  });
  afterEach(() => jest.useRealTimers());

  it("is offered the e-mail again after signing up, once a minute has passed", async () => {
    const user = await signUpAndWait();
    expect(resendButton()).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText(/in 60 s/)).toBeVisible();
    await pressResend(user);
    expect(client.resendConfirmation).not.toHaveBeenCalled();

    await act(async () => jest.advanceTimersByTimeAsync(18_000));
    expect(screen.getByText(/in 42 s/)).toBeVisible();
    await act(async () => jest.advanceTimersByTimeAsync(42_000));
    await pressResend(user);
    expect(client.resendConfirmation).toHaveBeenCalledWith("noor@example.com");
    expect(notices.at(-1)).toMatchObject({ title: "Email sent" });
    expect(screen.getByText(/in 60 s/)).toBeVisible();
  });

  it("is offered it at once after a sign-in that finds the address unconfirmed", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    client.signIn.mockResolvedValue({ failure: "Email not confirmed", isUnconfirmed: true });
    await open();
    expect(screen.queryByRole("button", { name: "Send the email again" })).toBeNull();
    await user.type(email(), "noor@example.com");
    await user.type(password(), "secret12{Enter}");
    await screen.findByRole("button", { name: "Send the email again" });
    expect(notices.at(-1)?.description).toBe("Email not confirmed");

    client.resendConfirmation.mockResolvedValue({ waitSeconds: 23 });
    await pressResend(user);
    expect(notices.at(-1)).toMatchObject({ title: "Check your email" });
    expect(screen.getByText(/in 23 s/)).toBeVisible();
  });

  it("hears why it could not be sent, and may try again", async () => {
    const user = await signUpAndWait();
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
    client.resendConfirmation.mockResolvedValueOnce({ failure: "Email rate limit exceeded" });
    client.resendConfirmation.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await pressResend(user);
    expect(notices.at(-1)).toMatchObject({ description: "Email rate limit exceeded" });
    await pressResend(user);
    expect(notices.at(-1)?.description).toBe("An error occurred during authentication.");
    expect(resendButton()).toHaveAttribute("aria-disabled", "false");
  });
});

describe("signing up", () => {
  beforeEach(async () => {
    await open();
    await toggle("Sign up");
  });

  it("asks for a name too, which may stay blank", async () => {
    expect(screen.getByRole("heading", { level: 1, name: "Join Chard" })).toBeVisible();
    expect(password()).toHaveAttribute("autocomplete", "new-password");
    await userEvent.type(email(), "noor@example.com");
    await userEvent.type(password(), "secret12");
    await press("Sign Up");
    expect(client.signUp).toHaveBeenCalledWith({
      email: "noor@example.com",
      password: "secret12",
      fullName: "",
    });
  });

  it("checks the name and goes to the first field that is wrong", async () => {
    const fullName = screen.getByLabelText("Full Name");
    await userEvent.type(fullName, "N");
    await press("Sign Up");
    expect(fullName).toHaveAccessibleDescription(
      "Full name must be at least 2 characters optional",
    );
    expect(fullName).toHaveFocus();
    expect(client.signUp).not.toHaveBeenCalled();
  });

  async function join() {
    await userEvent.type(screen.getByLabelText("Full Name"), "Noor Adeyemi");
    await userEvent.type(email(), "noor@example.com");
    await userEvent.type(password(), "secret12");
    await press("Sign Up");
  }

  it("says beside the name that it looks official, keeps what was typed and makes no account", async () => {
    mockFault.mockResolvedValueOnce("This name looks like a moderator's.");
    await join();
    const fullName = screen.getByLabelText("Full Name");
    await waitFor(() => expect(fullName).toBeInvalid());
    expect(mockFault).toHaveBeenCalledWith("Noor Adeyemi");
    expect(fullName).toHaveAccessibleDescription("This name looks like a moderator's. optional");
    expect(fullName).toHaveFocus();
    expect(fullName).toHaveValue("Noor Adeyemi");
    expect(password()).toHaveValue("secret12");
    expect(client.signUp).not.toHaveBeenCalled();
    await userEvent.type(fullName, "-Ayo");
    expect(fullName).toBeValid();
    await press("Sign Up");
    await waitFor(() => expect(client.signUp).toHaveBeenCalledTimes(1));
  });

  it("asks nothing about the name where there is no database", async () => {
    document.documentElement.toggleAttribute(DATABASE_ATTRIBUTE, false);
    await join();
    await waitFor(() => expect(client.signUp).toHaveBeenCalledTimes(1));
    expect(mockFault).not.toHaveBeenCalled();
  });

  it("makes the account where the name cannot be asked about", async () => {
    mockFault.mockRejectedValue(new TypeError("Failed to fetch"));
    await join();
    await waitFor(() => expect(client.signUp).toHaveBeenCalledTimes(1));
  });

  it("says only that the account exists, where it is confirmed at once", async () => {
    await join();
    expect(notices).toEqual([
      {
        title: "Account created!",
        description: "Please check your email to verify your account.",
        more: "On this machine it is confirmed already.",
      },
    ]);
  });

  it("returns to sign-in with the address kept where a mail must be opened first", async () => {
    client.signUp.mockResolvedValue({ isConfirmed: false });
    await join();
    expect(notices).toEqual([
      {
        title: "Account created!",
        description: "Please check your email to verify your account.",
      },
    ]);
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(email()).toHaveValue("noor@example.com");
  });

  it("shows a failure and stays", async () => {
    client.signUp.mockResolvedValue({ failure: "User already registered", isConfirmed: false });
    await join();
    expect(notices).toEqual([
      { title: "Error", description: "User already registered", tone: "destructive" },
    ]);
    expect(screen.getByLabelText("Full Name")).toHaveValue("Noor Adeyemi");
  });

  it("keeps what was typed when switching back and forth", async () => {
    await userEvent.type(email(), "noor@example.com");
    await userEvent.type(password(), "secret12");
    await toggle("Sign in");
    expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(email()).toHaveValue("noor@example.com");
    expect(password()).toHaveValue("secret12");
    await press("Sign In");
    expect(client.signIn).toHaveBeenCalledTimes(1);
  });

  it("drops the messages of the other mode", async () => {
    await press("Sign Up");
    expect(email()).toBeInvalid();
    await toggle("Sign in");
    expect(email()).toBeValid();
  });
});

describe("the password field", () => {
  beforeEach(open);

  it("is required, and so is the e-mail address", () => {
    expect(password()).toBeRequired();
    expect(email()).toBeRequired();
  });

  it("is the only element labelled with the word", () => {
    expect(screen.getByLabelText(/password/i)).toBe(password());
  });

  it("shows and hides what is typed", async () => {
    await userEvent.type(password(), "secret12");
    expect(password()).toHaveAttribute("type", "password");
    const show = screen.getByRole("button", { name: "Show password", pressed: false });
    await userEvent.click(show);
    expect(password()).toHaveAttribute("type", "text");
    expect(password()).toHaveValue("secret12");
    expect(show).toHaveAccessibleName("Show password");
    expect(show).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(show);
    expect(password()).toHaveAttribute("type", "password");
    expect(show).toHaveAttribute("aria-pressed", "false");
  });

  it("says that Caps Lock is on while it is", async () => {
    // One keyboard for both presses: the lock is its state.
    const keyboard = userEvent.setup();
    await keyboard.click(password());
    await keyboard.keyboard("{CapsLock}a");
    expect(screen.getByText("Caps Lock is on")).toBeVisible();
    await keyboard.keyboard("{CapsLock}a");
    expect(screen.queryByText("Caps Lock is on")).toBeNull();
  });
});

describe("coming from a mail", () => {
  it("says what was wrong with the link and cleans the URL", async () => {
    history.replaceState(null, "", "/auth#link-expired");
    await open();
    expect(notices).toEqual([
      {
        title: "Error",
        description: "Email link is invalid or has expired",
        tone: "destructive",
      },
    ]);
    expect(window.location.href).toMatch(/\/auth$/);
  });

  it("shows nothing that it does not know", async () => {
    history.replaceState(null, "", "/auth#error_description=Call+555");
    await open();
    expect(notices).toEqual([]);
  });
});

it("begins with the sign-up where it was asked for, and leads to the sign-in in place", async () => {
  render(<AuthScreen firstMode="sign-up" />);
  await act(async () => {});
  expect(screen.getByRole("heading", { level: 1, name: "Join Chard" })).toBeVisible();
  await userEvent.type(email(), "noor@example.com");
  await toggle("Sign in");
  expect(screen.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  expect(email()).toHaveValue("noor@example.com");
});

describe("the fragment of Join Now", () => {
  it("opens the sign-up form", async () => {
    history.replaceState(null, "", "/auth#join");
    await open();
    expect(screen.getByRole("heading", { level: 1, name: "Join Chard" })).toBeVisible();
  });

  it("opens it also while the screen is shown already, with what was typed", async () => {
    await open();
    await userEvent.type(email(), "noor@example.com");
    act(() => {
      window.location.hash = "#join";
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Join Chard" })).toBeVisible();
    expect(email()).toHaveValue("noor@example.com");
  });
});
