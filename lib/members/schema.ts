import * as z from "zod/mini";
import { cleanLine } from "@/lib/strings/clean-text";
import { hasWebAddress, LONGEST_NAME, looksOfficial } from "@/lib/members/public-name";

export const OFFICIAL_NAME =
  "This name looks like the site's or a moderator's. Please choose another one.";

const MESSAGES = {
  name: "Please enter a name of 2 to 60 characters.",
  address: "Please enter it without the address of a web page or mailbox.",
  town: "Please enter at most 80 characters.",
};

const line = z.overwrite((text: string) => cleanLine(text));
const hasNoAddress = z.refine<string>((text) => !hasWebAddress(text), MESSAGES.address);

/** What everyone sees of a member (P14.55); `page` is where the form stands. */
export const profileSchema = z.object({
  name: z.string().check(
    line,
    z.minLength(2, MESSAGES.name),
    z.maxLength(LONGEST_NAME, MESSAGES.name),
    z.refine((name) => !looksOfficial(name), OFFICIAL_NAME),
    hasNoAddress,
  ),
  town: z.string().check(line, z.maxLength(80, MESSAGES.town), hasNoAddress),
  page: z.enum(["profile", "settings"]),
});
