/** @jest-environment node */
import { LINK_PROBLEMS, linkProblemIn } from "@/lib/auth/link-problems";

it.each([
  ["#link-expired", LINK_PROBLEMS["link-expired"]],
  ["#link-used-elsewhere", LINK_PROBLEMS["link-used-elsewhere"]],
  ["#link-unchecked", LINK_PROBLEMS["link-unchecked"]],
  // Supabase, after the second press on the link that confirms a changed address.
  [
    "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid&sb=",
    LINK_PROBLEMS["link-expired"],
  ],
  ["", undefined],
  ["#join", undefined],
  ["#__proto__", undefined],
  ["#error_description=Call+this+number", undefined],
])("reads %j", (hash, text) => {
  expect(linkProblemIn(hash)).toBe(text);
});

it("tells no signed-in visitor to sign in", () => {
  expect(linkProblemIn("#link-used-elsewhere", true)).not.toMatch(/sign in/);
  expect(linkProblemIn("#link-expired", true)).toBe(LINK_PROBLEMS["link-expired"]);
  expect(linkProblemIn("#__proto__", true)).toBeUndefined();
});
