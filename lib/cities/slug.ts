import { foldText } from "@/lib/strings/fold-text";

/** A city's name for URLs: "São Paulo" is "sao-paulo". */
export function citySlug(name: string) {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
