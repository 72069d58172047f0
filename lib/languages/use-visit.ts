import { useRouter } from "next/navigation";
import { use } from "react";
import { languageOfPath } from "@/lib/languages/paths";
import { TextsContext } from "@/lib/languages/texts-context";

/** Leads to another page of the site: to one in another language as a new document, since header and footer are in its language. */
export function useVisit() {
  const router = useRouter();
  const page = use(TextsContext);
  return (href: string) => {
    if (page && languageOfPath(href) !== page.language) window.location.assign(href);
    else router.push(href);
  };
}
