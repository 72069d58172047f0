import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ResetScreen } from "@/components/auth/reset/reset-screen";
import { SignedOutOnly } from "@/components/auth/signed-out-only";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import { fakeAuthClient, SESSION } from "@/tests/fakes/auth-client";

const mockAuth = fakeAuthClient();
jest.mock("@/lib/supabase/browser/browser-client", () => mockAuth.client);

const mockReplace = jest.fn();
const mockRouter = { replace: mockReplace };
jest.mock("next/navigation", () => ({ useRouter: () => mockRouter }));

const { client } = mockAuth;
let notices: Notice[];

beforeEach(() => {
  notices = [];
  connectNotices((notice) => notices.push(notice));
  mockReplace.mockClear();
  client.sendResetLink.mockReset().mockResolvedValue({});
  client.redeemResetCode.mockReset();
  client.setPassword.mockReset().mockResolvedValue({});
});

function signIn() {
  document.cookie = `${AUTH_COOKIE}=base64-abc; path=/`;
  return act(async () => mockAuth.emit(SESSION));
}

function signOut() {
  document.cookie = `${AUTH_COOKIE}=; path=/; max-age=0`;
  return act(async () => mockAuth.emit(null));
}

describe("without a session", () => {
  beforeEach(async () => {
    render(<ResetScreen sendsMail={false} />);
    await signOut();
  });

  it("asks for the address and says the same whether it is known or not", async () => {
    expect(screen.getByRole("heading", { level: 1, name: "Forgot password?" })).toBeVisible();
    expect(screen.getByText(/^This server sends no email/)).toBeVisible();
    await userEvent.type(screen.getByLabelText("Email"), "noor@example.com{Enter}");
    expect(client.sendResetLink).toHaveBeenCalledWith("noor@example.com");
    expect(notices).toEqual([
      {
        title: "Link created",
        description:
          "If there is an account for noor@example.com, the operator of this server can find the link there.",
      },
    ]);
  });

  it("checks the address", async () => {
    await userEvent.type(screen.getByLabelText("Email"), "noor{Enter}");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
      "Please enter a valid email address",
    );
    expect(client.sendResetLink).not.toHaveBeenCalled();
  });

  it("takes the code of the mail in any browser, with blanks", async () => {
    client.redeemResetCode.mockResolvedValue({});
    await userEvent.click(screen.getByText("I have a code"));
    await userEvent.type(screen.getByLabelText("Address of the account"), "noor@example.com");
    await userEvent.type(screen.getByLabelText("Code"), "12345{Enter}");
    expect(screen.getByLabelText("Code")).toHaveAccessibleDescription(
      "Please enter the 6 digits of the email",
    );
    await userEvent.clear(screen.getByLabelText("Code"));
    await userEvent.type(screen.getByLabelText("Code"), "123 456{Enter}");
    expect(client.redeemResetCode).toHaveBeenCalledWith("noor@example.com", "123456");
  });

  it("keeps the code when it is not accepted", async () => {
    client.redeemResetCode.mockResolvedValue({ failure: "Token has expired or is invalid" });
    await userEvent.click(screen.getByText("I have a code"));
    await userEvent.type(screen.getByLabelText("Address of the account"), "noor@example.com");
    await userEvent.type(screen.getByLabelText("Code"), "123456{Enter}");
    expect(notices[0]).toMatchObject({ title: "Error", tone: "destructive" });
    expect(screen.getByLabelText("Code")).toHaveValue("123456");
  });

  it("shows a failure and keeps the address", async () => {
    client.sendResetLink.mockResolvedValue({ failure: "For security purposes, wait." });
    await userEvent.type(screen.getByLabelText("Email"), "noor@example.com{Enter}");
    expect(notices[0]).toMatchObject({ title: "Error", tone: "destructive" });
    expect(screen.getByLabelText("Email")).toHaveValue("noor@example.com");
  });
});

describe("with the session that the link in the mail leads to", () => {
  beforeEach(async () => {
    render(<ResetScreen sendsMail={false} />);
    await signIn();
  });

  it("sets the new password and leads home", async () => {
    expect(screen.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
    expect(screen.getByText("For noor@example.com.")).toBeVisible();
    const field = screen.getByLabelText("New Password");
    expect(field).toHaveAttribute("autocomplete", "new-password");
    await userEvent.type(field, "a better secret{Enter}");
    expect(client.setPassword).toHaveBeenCalledWith("a better secret");
    expect(notices[0]?.title).toBe("Password changed");
    expect(mockReplace).toHaveBeenCalledWith("/");
  });

  it("checks the new password and stays when the server refuses it", async () => {
    const field = screen.getByLabelText("New Password");
    await userEvent.type(field, "12345{Enter}");
    expect(field).toHaveAccessibleDescription("Password must be at least 6 characters");
    client.setPassword.mockResolvedValue({ failure: "New password should be different." });
    await userEvent.type(field, "6{Enter}");
    expect(notices[0]).toMatchObject({ title: "Error", tone: "destructive" });
    expect(mockReplace).not.toHaveBeenCalled();
  });
});

it("shows neither form to a visitor with a session until the user is known", async () => {
  expect(renderToString(<ResetScreen sendsMail={false} />)).toMatch(
    /^<div class="signed-in:invisible">/,
  );
  render(<ResetScreen sendsMail={false} />);
  await signOut();
  expect(screen.getByLabelText("Email").closest("[class*=invisible]")).toBeNull();
});

describe("with a session that lacks the code of a second factor", () => {
  beforeEach(() => {
    // Its way to the code is a page load, which jsdom does not know.
    jest.spyOn(console, "error").mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  function enter() {
    document.cookie = `${AUTH_COOKIE}=base64-abc; path=/`;
    return act(async () => mockAuth.emit({ ...SESSION, secondFactor: "unused" }));
  }

  it("has no field for a new password", async () => {
    const { container } = render(<ResetScreen sendsMail={false} />);
    await enter();
    expect(container).toBeEmptyDOMElement();
    await act(async () => mockAuth.emit({ ...SESSION, secondFactor: "used" }));
    expect(screen.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  });

  it("does not lead on from the sign-in screen", async () => {
    await signOut();
    render(<SignedOutOnly>the screen</SignedOutOnly>);
    await enter();
    expect(mockReplace).not.toHaveBeenCalled();
    await act(async () => mockAuth.emit({ ...SESSION, secondFactor: "used" }));
    expect(mockReplace).toHaveBeenCalledWith("/");
  });
});

describe("the sign-in screen's gate", () => {
  it("shows the screen to signed-out visitors", async () => {
    await signOut();
    render(<SignedOutOnly>the screen</SignedOutOnly>);
    expect(screen.getByText("the screen")).toBeVisible();
    expect(mockReplace).not.toHaveBeenCalled();
  });

  it("renders nothing and leads home once there is a session", async () => {
    const { container } = render(<SignedOutOnly>the screen</SignedOutOnly>);
    await signIn();
    expect(container).toBeEmptyDOMElement();
    expect(mockReplace).toHaveBeenCalledWith("/");
  });
});
