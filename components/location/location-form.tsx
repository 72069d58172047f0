import { useTexts } from "#texts";
import { LocationField } from "@/components/location/location-field";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/search.json";
import { FIND_PATH } from "@/lib/search/paths";

/** The location search before its code is there, and without JavaScript: a form that a page of its own answers (P3.17). */
export function LocationForm() {
  const { language } = useTexts("search", english);
  return (
    <form role="search" action={pathIn(language, FIND_PATH)} className="relative max-w-160">
      <LocationField autoComplete="off" maxLength={200} enterKeyHint="search" />
    </form>
  );
}
