import { secondStepHref, signInHref } from "@/lib/auth/next-path";
import { languageOfPath, pathIn } from "@/lib/languages/paths";

/** The sign-in screen that leads on to a path of this site, in the language of that (P2.18). */
export const signInPath = (next: string) => pathIn(languageOfPath(next), signInHref(next));

/** The same of the screen that asks for the code of a second factor. */
export const secondStepPath = (next: string) => pathIn(languageOfPath(next), secondStepHref(next));
