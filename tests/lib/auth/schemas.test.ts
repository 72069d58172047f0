/** @jest-environment node */
import { accountSchema, MESSAGES, newPasswordSchema, signInSchema } from "@/lib/auth/schemas";

const ACCOUNT = { email: "noor@example.com", password: "secret", fullName: "" };

const firstMessage = (values: object) => {
  const { error } = accountSchema.safeParse({ ...ACCOUNT, ...values });
  return error?.issues[0]?.message;
};

it.each([
  [{ email: "noor@example.com" }, undefined],
  [{ email: "noor+list@mail.example.co.uk" }, undefined],
  [{ email: "" }, MESSAGES.email],
  [{ email: "noor@" }, MESSAGES.email],
  [{ email: "noor@example" }, MESSAGES.email],
  [{ email: "noor example.com" }, MESSAGES.email],
  [{ password: "123456" }, undefined],
  [{ password: "12345" }, MESSAGES.password],
  [{ password: "" }, MESSAGES.password],
  [{ fullName: "" }, undefined],
  [{ fullName: "   " }, undefined],
  [{ fullName: "No" }, undefined],
  [{ fullName: "N" }, MESSAGES.fullName],
  [{ fullName: " N " }, MESSAGES.fullName],
  [{ fullName: "n".repeat(255) }, undefined],
  [{ fullName: "n".repeat(256) }, MESSAGES.fullNameLong],
])("%j: %s", (values, message) => {
  expect(firstMessage(values)).toBe(message);
});

it("returns the messages of P9.2", () => {
  expect(MESSAGES).toMatchObject({
    email: "Please enter a valid email address",
    password: "Password must be at least 6 characters",
    fullName: "Full name must be at least 2 characters",
  });
});

it("passes on the name without the blanks around it, and the password with them", () => {
  const values = { ...ACCOUNT, fullName: " Noor Adeyemi ", password: " secret " };
  expect(accountSchema.parse(values)).toEqual({ ...values, fullName: "Noor Adeyemi" });
});

it("ignores the name when signing in, and requires only a password for a new one", () => {
  expect(signInSchema.safeParse({ ...ACCOUNT, fullName: "N" }).success).toBe(true);
  expect(newPasswordSchema.safeParse({ password: "12345" }).success).toBe(false);
});
