import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRouter } from "next/navigation";
import { UploadForm } from "@/components/photos/upload-form";
import { notify } from "@/lib/browser/notices";
import { sendPhoto, type SentPhoto } from "@/lib/photos/visitors/send-photo";

jest.mock("@/lib/photos/visitors/send-photo");
jest.mock("@/lib/browser/notices");
jest.mock("next/navigation", () => ({ useRouter: jest.fn() }));

const send = jest.mocked(sendPhoto);
const refresh = jest.fn();

const file = (name: string, size = 3) => new File(["x".repeat(size)], name, { type: "image/jpeg" });

const chosen = () => screen.queryByRole("list", { name: "Chosen photos" });
const input = () => screen.getByLabelText("Choose photos");
const upload = () => userEvent.click(screen.getByRole("button", { name: "Upload photos" }));

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(useRouter).mockReturnValue({ refresh } as never);
  URL.createObjectURL = jest.fn(() => "blob:photo");
  URL.revokeObjectURL = jest.fn();
  render(<UploadForm restaurantId="kopps" />);
});

test("sends the photos one after the other, each with its progress, and shows them", async () => {
  const finish: ((sent: SentPhoto) => void)[] = [];
  send.mockImplementation((_path, _file, onProgress) => {
    onProgress(0.4);
    return new Promise((resolve) => finish.push(resolve));
  });
  await userEvent.upload(input(), [file("a.jpg"), file("b.jpg")]);
  expect(within(chosen()!).getAllByRole("listitem")).toHaveLength(2);
  await upload();
  expect(screen.getByRole("progressbar", { name: "Uploading a.jpg" })).toHaveValue(40);
  expect(screen.queryByRole("progressbar", { name: "Uploading b.jpg" })).toBeNull();
  finish[0]!({});
  await screen.findByRole("progressbar", { name: "Uploading b.jpg" });
  finish[1]!({});
  await waitFor(() => expect(chosen()).toBeNull());
  expect(send.mock.calls.map(([path]) => path)).toEqual([
    "/restaurants/kopps/photos/upload",
    "/restaurants/kopps/photos/upload",
  ]);
  expect(notify).toHaveBeenCalledWith({ title: "2 photos added" });
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("what is refused stays with the reason, and is sent again on the next press", async () => {
  send.mockResolvedValueOnce({ error: "This photo is damaged." });
  await userEvent.upload(input(), file("a.jpg"));
  await upload();
  expect(await screen.findByRole("alert")).toHaveTextContent("This photo is damaged.");
  expect(refresh).not.toHaveBeenCalled();
  send.mockResolvedValueOnce({ waits: { title: "Thank you. A moderator will review it first." } });
  await upload();
  await waitFor(() => expect(chosen()).toBeNull());
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ title: "Thank you. A moderator will review it first." }),
  );
});

test("takes six at once, says so of more, and one can be removed", async () => {
  await userEvent.upload(
    input(),
    Array.from({ length: 7 }, (_, index) => file(`${index}.jpg`)),
  );
  expect(within(chosen()!).getAllByRole("listitem")).toHaveLength(6);
  expect(screen.getByText(/Choose at most 6 photos at once/)).toBeInTheDocument();
  expect(input()).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Remove 0.jpg" }));
  expect(within(chosen()!).getAllByRole("listitem")).toHaveLength(5);
  expect(input()).toBeEnabled();
});

test("an empty file is not sent", async () => {
  await userEvent.upload(input(), file("a.jpg", 0));
  expect(screen.getByRole("alert")).toHaveTextContent("This file is empty.");
  await upload();
  expect(send).not.toHaveBeenCalled();
});
