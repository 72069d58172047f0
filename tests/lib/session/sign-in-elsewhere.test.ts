/** @jest-environment-options {"url": "https://chard.example/auth"} */
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/sign-in/sign-in.json";
import { createAccount } from "@/lib/session/sign-in";

const mockNotices: object[] = [];
jest.mock("@/lib/browser/notices", () => ({
  notify: (notice: object) => void mockNotices.push(notice),
}));
jest.mock("@/lib/session/session-store", () => ({
  loadAuthClient: async () => ({ signUp: async () => ({ isConfirmed: true }) }),
}));

test("a site with embedded accounts that others reach does not speak of this machine", async () => {
  const account = {
    fullName: "Noor Adeyemi",
    email: "noor@example.com",
    password: "correct horse",
    confirmPassword: "correct horse",
  };
  await createAccount(account, translator("en", english));
  expect(mockNotices).toEqual([
    {
      title: "Account created!",
      description: "Please check your email to verify your account.",
    },
  ]);
});
