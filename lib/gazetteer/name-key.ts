import { withoutUmlautE } from "@/lib/strings/fold-for-search";
import { foldCityName } from "@/lib/gazetteer/fold";

/** The form in which the server's list of names has them, and finds them (P4.19). */
export function nameKey(text: string) {
  return withoutUmlautE(foldCityName(text));
}
