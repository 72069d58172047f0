/** @jest-environment node */
import type * as Contact from "@/lib/contact/actions";
import { sendMail } from "@/lib/mail/send-mail";

const mockVisitor = { user: undefined as { sub: string } | undefined, email: "" };

jest.mock("@/lib/mail/send-mail", () => ({ sendMail: jest.fn() }));
jest.mock("@/lib/database/accounts/addressees", () => ({ findMailLanguage: async () => "fr" }));
jest.mock("@/lib/database/contributions/messages", () => ({ addMessage: async () => undefined }));
jest.mock("@/lib/database/client", () => ({ getStores: async () => ({}) }));
jest.mock("@/lib/forms/handle-form", () => ({
  handleForm: async ({ work }: { work: (...sent: unknown[]) => Promise<unknown> }) =>
    work(
      { name: "Noor", email: mockVisitor.email, message: "Your picnic was good." },
      { database: {}, user: mockVisitor.user },
    ),
}));

const { sendMessage } = jest.requireActual<typeof Contact>("@/lib/contact/actions.ts");

async function write(language: string, user: { sub: string } | undefined, email: string) {
  Object.assign(mockVisitor, { user, email });
  const data = new FormData();
  data.set("language", language);
  const { done } = (await sendMessage({ values: {}, errors: {} }, data)) as unknown as {
    done: { notice: { title: string } };
  };
  await new Promise(setImmediate);
  return { notice: done.notice.title, mail: jest.mocked(sendMail).mock.lastCall![0].language };
}

test("a visitor is answered in the language of the page, a member by mail in that of the account", async () => {
  expect(await write("de", undefined, "a@example.org")).toEqual({
    notice: "Nachricht gesendet",
    mail: "de",
  });
  expect(await write("", undefined, "b@example.org")).toEqual({
    notice: "Message sent",
    mail: "en",
  });
  expect(await write("de", { sub: "1" }, "c@example.org")).toEqual({
    notice: "Nachricht gesendet",
    mail: "fr",
  });
});
