/** @jest-environment node */
import * as schemas from "@/lib/claims/schema";
import { fieldErrors } from "@/lib/forms/field-errors";
import { translator } from "@/lib/languages/translator";
import claim from "@/lib/messages/en/claims/claim.json";
import forms from "@/lib/messages/en/claims/forms.json";
import photo from "@/lib/messages/en/forms/photo.json";

const claimSchema = schemas.claimSchema(translator("en", claim));
const ownerReplySchema = schemas.ownerReplySchema(translator("en", forms));
const ownerPhotoSchema = schemas.ownerPhotoSchema(translator("en", forms), translator("en", photo));

function errorsOf(schema: typeof claimSchema | typeof ownerReplySchema, form: object) {
  const parsed = schema.safeParse(form);
  return parsed.success ? {} : fieldErrors(parsed.error);
}

const CLAIM = { restaurantId: "kopps", email: "", evidence: "My name is in the imprint." };

it.each([
  ["evidence", CLAIM, []],
  ["an address alone", { ...CLAIM, email: "info@kopps.de", evidence: "" }, []],
  ["a form without the field", { restaurantId: "kopps", evidence: CLAIM.evidence }, []],
  ["neither", { ...CLAIM, evidence: " short " }, ["evidence"]],
  ["no address", { ...CLAIM, email: "info" }, ["email"]],
  ["too much", { ...CLAIM, evidence: "a".repeat(1_001) }, ["evidence"]],
])("claims with %s", (_name, form, fields) => {
  expect(Object.keys(errorsOf(claimSchema, form))).toEqual(fields);
});

it.each([
  "x%evil.example@kopps.de",
  "evil.example!x@kopps.de",
  "x(y)@kopps.de",
  "=?utf-8?q?x=40evil.example=3E?=@kopps.de",
  '"x y"@kopps.de',
  "a,b@kopps.de",
  "info@kopps",
])("no mail goes to %s, and the form says why", (email) => {
  expect(errorsOf(claimSchema, { ...CLAIM, email })).toEqual({
    email: expect.stringMatching(/^We cannot send email to this address/),
  });
});

const REPLY = { restaurantId: "kopps", reviewId: "1", text: "Thank you!" };

it.each([
  ["words", REPLY, []],
  ["two links", { ...REPLY, text: "https://a.example http://b.example" }, []],
  [
    "three links",
    { ...REPLY, text: "https://a.example http://b.example HTTPS://c.example" },
    ["text"],
  ],
  ["nothing", { ...REPLY, text: " " }, ["text"]],
  ["2,001 characters", { ...REPLY, text: "a".repeat(2_001) }, ["text"]],
])("replies with %s", (_name, form, fields) => {
  expect(Object.keys(errorsOf(ownerReplySchema, form))).toEqual(fields);
});

it("takes a photo only with a file and a description", () => {
  const photo = new File(["x"], "dish.jpg");
  const form = { restaurantId: "kopps", photo, photoDescription: "A bowl" };
  expect(ownerPhotoSchema.safeParse(form).success).toBe(true);
  expect(ownerPhotoSchema.safeParse({ ...form, photo: new File([], "") }).success).toBe(false);
  expect(ownerPhotoSchema.safeParse({ ...form, photoDescription: "A" }).success).toBe(false);
});
