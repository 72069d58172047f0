/** @jest-environment node */
import { formatEnvFile, parseEnvFile, quoted, UnquotableError } from "@/scripts/setup/env-file";

test.each([
  ["vegan.example", "vegan.example"],
  ["", ""],
  ["Österreich", "'Österreich'"],
  ["smtps://me:a$b#c@mail.example:465", "'smtps://me:a$b#c@mail.example:465'"],
  ["Ruth's places", `"Ruth's places"`],
])("%s is written as %s", (value, text) => {
  expect(quoted(value)).toBe(text);
  expect(parseEnvFile(`NAME=${text}`)).toEqual({ NAME: value });
});

test("a value that no quotes can hold is refused", () => {
  expect(() => quoted(`Ruth's $ place`)).toThrow(UnquotableError);
});

test("new values take the place of old ones, and other lines stay", () => {
  const before = "# Mine\nCHARD_DOMAIN=old.example\nMAIL_FROM='Vegan <a@b.example>'\n";
  const after = formatEnvFile(before, { CHARD_DOMAIN: "new.example", SMTP_URL: "" });
  expect(after).toBe(
    "# Mine\nCHARD_DOMAIN=new.example\nMAIL_FROM='Vegan <a@b.example>'\nSMTP_URL=\n",
  );
});
