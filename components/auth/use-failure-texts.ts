import { useSay } from "@/lib/auth/use-say";
import { notify } from "@/lib/browser/notices";

/** Says in the language of the page what went wrong, which the schemas and the auth service say in English; as a text or as a notice. */
export function useFailureTexts() {
  const say = useSay();

  function showFailure(failure: string) {
    notify({ title: say("Error"), description: say(failure), tone: "destructive" });
  }

  return { say, showFailure };
}
