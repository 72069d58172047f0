import { use, useCallback } from "react";
import { failureIn } from "@/lib/auth/failure-in";
import { notify } from "@/lib/browser/notices";
import { TextsContext } from "@/lib/languages/texts-context";

/** Says in the language of the page what went wrong, which the schemas and the auth service say in English; as a text or as a notice. */
export function useFailureTexts() {
  const page = use(TextsContext);
  const say = useCallback(
    (english: string) => {
      const failures = page?.subjects.failures;
      return page && failures ? failureIn(page.language, failures, english) : english;
    },
    [page],
  );

  function showFailure(failure: string) {
    notify({ title: say("Error"), description: say(failure), tone: "destructive" });
  }

  return { say, showFailure };
}
