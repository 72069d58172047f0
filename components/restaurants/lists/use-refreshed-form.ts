import { useRouter } from "next/navigation";
import { notify } from "@/lib/browser/notices";
import type { FormState } from "@/lib/forms/form-state";

/** For forms that change the page that they are on: shows the notice, and renders the page again. */
export function useRefreshedForm(then?: () => void) {
  const router = useRouter();
  return ({ notice }: NonNullable<FormState["done"]>) => {
    notify(notice);
    then?.();
    router.refresh();
  };
}
