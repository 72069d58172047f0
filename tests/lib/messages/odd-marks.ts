import type { Language } from "@/lib/languages/languages";

/** What the typography of a language rules out, and words that its glossary (docs/languages) has another for. */
export const ODD_MARKS: Partial<Record<Language, RegExp>> = {
  de: /["“](?=\w)|\.{3}|\w'\w/,
  // A high mark has a space before it that does not break; so has the inside of guillemets.
  fr: /[^\u202f]»|«[^\u202f]|[^\u202f][!?;]|[^\u00a0]: |\w'\w|"/,
  es: /"|\.{3}/,
  // Marks between Chinese characters are full width; a vegan is one word everywhere.
  "zh-hant": /\p{Script=Han}[,;:!?()"]|[,;:!?()"]\p{Script=Han}|純素者/u,
  he: /\.{3}|[“”„]/,
};
