import * as z from "zod/mini";
import type { Say } from "@/lib/auth/failure-in";
import { cleanLine } from "@/lib/strings/clean-text";
import { hasWebAddress, LONGEST_NAME, looksOfficial } from "@/lib/members/public-name";

export const OFFICIAL_NAME =
  "This name looks like the site's or a moderator's. Please choose another one.";

export const MEMBER_MESSAGES = {
  name: "Please enter a name of 2 to 60 characters.",
  address: "Please enter it without the address of a web page or mailbox.",
  town: "Please enter at most 80 characters.",
};

const line = z.overwrite((text: string) => cleanLine(text));

/** What everyone sees of a member (P14.55); `page` is where the form stands. */
export function profileSchema(say: Say) {
  const { name, address, town } = MEMBER_MESSAGES;
  const hasNoAddress = z.refine<string>((text) => !hasWebAddress(text), say(address));
  return z.object({
    name: z.string().check(
      line,
      z.minLength(2, say(name)),
      z.maxLength(LONGEST_NAME, say(name)),
      z.refine((text) => !looksOfficial(text), say(OFFICIAL_NAME)),
      hasNoAddress,
    ),
    town: z.string().check(line, z.maxLength(80, say(town)), hasNoAddress),
    page: z.enum(["profile", "settings"]),
  });
}
