import type { Language } from "@/lib/languages/languages";
import { paragraph, type MailText } from "@/lib/mail/blocks";
import { contactLink, mailTexts, pageLink, reasonBlocks } from "@/lib/mail/mail-texts";
import type english from "@/lib/messages/en/mails/content.json";
import type { Content } from "@/lib/moderation/content";
import { ROUTES } from "@/lib/routes";

const textsOf = (language: Language) => mailTexts<keyof typeof english>(language, "content-mails");

/** What is meant, as sentences take it up: "review “Cold soup” of Plum". */
const contentIn = (language: Language, { kind, title, about }: Content) =>
  textsOf(language)("content", { kind, title, about });

/** Tells an author that something that waited is shown now; `path`: of the page that shows it. */
export const contentPublishedMail =
  ({ content, path }: { content: Content; path: string }): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("published", { kind: content.kind }),
      blocks: [
        paragraph(t("published.text", { content: contentIn(language, content) })),
        pageLink(language, t("see"), path),
      ],
    };
  };

/** The statement of reasons for an author (DSA, Article 17). */
export const contentRemovedMail =
  ({ content, reason }: { content: Content; reason: string }): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t("removed", { kind: content.kind }),
      blocks: [
        paragraph(t("removed.text", { content: contentIn(language, content) })),
        ...reasonBlocks(language, reason),
        pageLink(language, t("rules"), ROUTES.terms),
        paragraph(t("redress")),
        contactLink(language),
      ],
    };
  };

type Report = { content: Content | undefined; isRemoved: boolean };

function reportOutcome(language: Language, { content, isRemoved }: Report) {
  const t = textsOf(language);
  if (!content) return t(isRemoved ? "report.removed.unnamed" : "report.kept.unnamed");
  const what = { content: contentIn(language, content) };
  return t(isRemoved ? "report.removed.text" : "report.kept.text", what);
}

/** Tells the sender of a report what was decided (DSA, Article 16). `content` is undefined where it was removed. */
export const reportDecidedMail =
  (report: Report): MailText =>
  (language) => {
    const t = textsOf(language);
    return {
      language,
      subject: t(report.isRemoved ? "report.removed" : "report.kept"),
      blocks: [
        paragraph(reportOutcome(language, report)),
        paragraph(t("redress")),
        contactLink(language),
      ],
    };
  };
