import { foldText } from "@/lib/fold-text";

/** A place's name as it stands in addresses: "São Paulo" is "sao-paulo". */
export function citySlug(name: string) {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
