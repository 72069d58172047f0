import type { Suggestion } from "@/lib/search/suggestion";

/** Suggestions that look the same are one, the first. */
export function eachOnce(suggestions: readonly Suggestion[]) {
  const looks = ({ group, name, detail }: Suggestion) => [group, name, detail].join("\t");
  const known = new Set<string>();
  return suggestions.filter((each) => {
    const isNew = !known.has(looks(each));
    known.add(looks(each));
    return isNew;
  });
}
