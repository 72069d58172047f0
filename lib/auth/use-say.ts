import { use, useCallback } from "react";
import { failureIn, type Say } from "@/lib/auth/failure-in";
import { TextsContext } from "@/lib/languages/texts-context";

/** Says in the language of the page what the schemas of accounts and the auth service say in English. */
export function useSay(): Say {
  const page = use(TextsContext);
  return useCallback(
    (english) => {
      const failures = page?.subjects.failures;
      return page && failures ? failureIn(page.language, failures, english) : english;
    },
    [page],
  );
}
