/** @jest-environment node */
import {
  deletionSchema,
  emailSchema,
  mailPreferencesSchema,
  passwordSchema,
} from "@/lib/account/schemas";
import { savedHref, savedText } from "@/lib/account/saved";
import { fieldErrors } from "@/lib/forms/field-errors";
import { textsOf } from "@/lib/forms/form-state";
import { profileSchema } from "@/lib/members/schema";

/** The rules of a page in English. */
const inEnglish = (text: string) => text;

const PROFILE = { name: "Noor", town: "", page: "profile" };
const PASSWORDS = { password: "correct horse", newPassword: "a better horse" };
const DELETION = { reviews: "delete", password: "correct horse" };

it.each([
  ["a name of one character", profileSchema(inEnglish), { ...PROFILE, name: " N " }, ["name"]],
  [
    "a name of 61 characters",
    profileSchema(inEnglish),
    { ...PROFILE, name: "N".repeat(61) },
    ["name"],
  ],
  ["a long town", profileSchema(inEnglish), { ...PROFILE, town: "T".repeat(81) }, ["town"]],
  ["another page", profileSchema(inEnglish), { ...PROFILE, page: "home" }, ["page"]],
  ["no address", emailSchema(inEnglish), { email: "noor", password: "x" }, ["email"]],
  [
    "no password",
    emailSchema(inEnglish),
    { email: "noor@example.com", password: "" },
    ["password"],
  ],
  [
    "a short password",
    passwordSchema(inEnglish),
    { ...PASSWORDS, newPassword: "12345" },
    ["newPassword"],
  ],
  [
    "a long one",
    passwordSchema(inEnglish),
    { ...PASSWORDS, newPassword: "x".repeat(73) },
    ["newPassword"],
  ],
  ["no choice", deletionSchema(inEnglish), { password: "x" }, ["reviews"]],
  ["another choice", deletionSchema(inEnglish), { ...DELETION, reviews: "sell" }, ["reviews"]],
])("refuses %s", (_, schema, form, fields) => {
  const { error } = schema.safeParse(form);
  expect(error && Object.keys(fieldErrors(error))).toEqual(fields);
});

it.each([
  ["a name", profileSchema(inEnglish), { ...PROFILE, name: " Jo " }, { ...PROFILE, name: "Jo" }],
  [
    "an address, in lower case",
    emailSchema(inEnglish),
    { email: " Noor@Example.com", password: " x " },
    { email: "noor@example.com", password: " x " },
  ],
  ["passwords as they are", passwordSchema(inEnglish), PASSWORDS, PASSWORDS],
  ["a choice", deletionSchema(inEnglish), DELETION, DELETION],
  ["no box", mailPreferencesSchema, {}, {}],
  ["a box", mailPreferencesSchema, { favoriteReviews: "on" }, { favoriteReviews: "on" }],
])("takes %s", (_, schema, form, values) => {
  expect(schema.parse(form)).toEqual(values);
});

it("says what was saved, and nothing that an address makes up", () => {
  expect(savedHref("/settings", "email")).toBe("/settings?saved=email");
  expect(savedText("email")).toBe("Your e-mail address is changed.");
  for (const made of ["You won", "toString", undefined, ["email", "name"]])
    expect(savedText(made)).toBeUndefined();
});

it("neither keeps nor sends back passwords", () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...PASSWORDS, email: "a@example.com" }))
    data.set(name, value);
  expect(textsOf(data)).toEqual({ email: "a@example.com" });
});
