import { useEffect, useState } from "react";
import { usePaused } from "@/components/forms/use-paused";
import type { Language } from "@/lib/languages/languages";
import { findHoursFault } from "@/lib/opening-hours/check-hours";

/** What is wrong with opening hours that are typed as text, once their typing pauses. */
export function useHoursFault(text: string, isText: boolean, language: Language) {
  const typed = usePaused(text);
  const [checked, setChecked] = useState<{ text: string; fault: string | undefined }>();

  useEffect(() => {
    if (!isText || typed.trim() === "") return;
    let isCurrent = true;
    findHoursFault(typed, language).then(
      (fault) => isCurrent && setChecked({ text: typed, fault }),
      // It is checked again when it is sent.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [typed, isText, language]);

  return isText && checked?.text === text ? checked.fault : undefined;
}
