import { absoluteUrl } from "@/lib/absolute-url";
import type { Language } from "@/lib/languages/languages";
import { sentenceSpace } from "@/lib/languages/marks";
import { languageOfPath } from "@/lib/languages/paths";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { textsIn, type Subject } from "@/lib/languages/texts-in";
import { paragraph, type Block, type MailContent } from "@/lib/mail/blocks";
import { hasOtherScript, isolate } from "@/lib/mail/isolate";
import type controls from "@/lib/messages/en/controls.json";
import type english from "@/lib/messages/en/mails/mail.json";
import { ROUTES } from "@/lib/routes";

type Values = Record<string, string | number>;

/** The texts of mails of one subject in a language. */
export function mailTexts<Id extends string>(language: Language, subject: Subject) {
  const t = textsIn<Id>(language, subject);
  const isolated = (value: string | number) => (typeof value === "string" ? isolate(value) : value);
  return (id: Id, values: Values = {}) => {
    if (!hasOtherScript(language)) return t(id, values);
    const { kind, ...named } = values;
    const entries = Object.entries(named).map(([name, value]) => [name, isolated(value)]);
    return t(id, { ...(kind !== undefined && { kind }), ...Object.fromEntries(entries) });
  };
}

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "mail");

/** A link to a page of the site in the language of the mail; to the page in English where there is no other, which the link says. */
export function pageLink(language: Language, label: string, path: string): Block {
  const href = pathLeadingBack(language, path);
  const t = textsIn<keyof typeof controls>(language, "controls");
  const said =
    languageOfPath(href) === language
      ? label
      : `${label}${sentenceSpace(language)}${t("in-english")}`;
  return { kind: "link", label: said, href: absoluteUrl(href) };
}

/** The reason of a decision, in the words of who decided. */
export function reasonBlocks(language: Language, reason: string): Block[] {
  return [paragraph(textsOf(language)("reason")), { kind: "quote", text: reason }];
}

export const contactLink = (language: Language) =>
  pageLink(language, textsOf(language)("write"), ROUTES.contact);

/** A mail that one can do without, and the path that ends its kind: as a link, and for mail programs. */
export function optionalMail({ language, subject, blocks }: MailContent, path: string) {
  const href = absoluteUrl(path);
  const stop: Block = { kind: "link", label: textsOf(language)("stop"), href };
  return { language, subject, blocks: [...blocks, stop], unsubscribe: href };
}
