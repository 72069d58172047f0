import { useRouter } from "next/navigation";
import { use } from "react";
import { keepNotice, notify, type Notice } from "@/lib/browser/notices";
import { languageOfPath } from "@/lib/languages/paths";
import { TextsContext } from "@/lib/languages/texts-context";

/** Leads to another page of the site: to one in another language as a new document, since header and footer are in its language; `notice` is shown there. */
export function useVisit() {
  const router = useRouter();
  const page = use(TextsContext);
  return (href: string, notice?: Notice) => {
    const isForeign = page && languageOfPath(href) !== page.language;
    if (notice) (isForeign ? keepNotice : notify)(notice);
    if (isForeign) window.location.assign(href);
    else router.push(href);
  };
}
