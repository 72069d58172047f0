/** @jest-environment node */
import { absoluteUrl } from "@/lib/absolute-url";
import { LANGUAGES, PREFIXED_LANGUAGES, type Language } from "@/lib/languages/languages";
import { isTranslated, pathIn } from "@/lib/languages/paths";
import type { MailText } from "@/lib/mail/blocks";
import { optionalMail } from "@/lib/mail/mail-texts";
import { renderHtml, renderText } from "@/lib/mail/render";
import {
  confirmationMail,
  emailChangeMail,
  recoveryMail,
} from "@/lib/mail/templates/account-mails";
import {
  changeUndoneMail,
  claimAcceptedMail,
  claimLinkMail,
  claimRefusedMail,
} from "@/lib/mail/templates/claim-mails";
import { messageAnswerMail, messageReceivedMail } from "@/lib/mail/templates/contact-mails";
import {
  closureAcceptedMail,
  correctionAcceptedMail,
  correctionRefusedMail,
} from "@/lib/mail/templates/correction-mails";
import {
  contentPublishedMail,
  contentRemovedMail,
  reportDecidedMail,
} from "@/lib/mail/templates/decision-mails";
import {
  eventCancelledMail,
  eventChangedMail,
  eventRemovedMail,
} from "@/lib/mail/templates/event-mails";
import { favoriteReviewMail } from "@/lib/mail/templates/favorite-mails";
import { listingPublishedMail, listingRefusedMail } from "@/lib/mail/templates/listing-mails";
import { questionMail } from "@/lib/mail/templates/question-mails";
import {
  accountRemovedMail,
  accountSuspendedMail,
  suspensionEndedMail,
} from "@/lib/mail/templates/suspension-mails";
import type { Content } from "@/lib/moderation/content";

const RESTAURANT = "Zzyx";
const TITLE = "Qwrty";
const REASON = "Xkcd";
const PLACE = "/restaurants/zzyx-berlin";
const OWNER = `${PLACE}/owner`;
const LINK = "https://chard.example/auth/v1/verify?token=1";
const ACCOUNT = { link: LINK, code: "012345" };

const KINDS = ["review", "photo", "dish", "tip", "reply", "post", "topic", "event"] as const;
const content = (kind: Content["kind"]): Content => ({ kind, title: TITLE, about: RESTAURANT });

const FACTS = {
  title: TITLE,
  start: "2040-06-12T19:00",
  end: "2040-06-12T22:30",
  timeZone: "Europe/Lisbon",
  address: "Xylem 1",
  city: "Qaanaaq",
  country: "Greenland",
} as Parameters<typeof eventRemovedMail>[0];
const EVENT = { facts: FACTS, path: "/community/events/qwrty" };

const PLANNED = ["2040", "Xylem 1", "Qaanaaq"];

type Row = [name: string, mail: MailText, names: string[], pages: string[]];

/** Each mail, the names that it says, and the pages that it links to. */
const MAILS: Row[] = [
  ["confirmation", confirmationMail(ACCOUNT), ["012345", LINK], []],
  ["recovery", recoveryMail(ACCOUNT), ["012345", LINK], []],
  ["email change", emailChangeMail(ACCOUNT), ["012345", LINK], []],
  [
    "claim by mail",
    claimLinkMail({ restaurant: RESTAURANT, member: TITLE, path: `${PLACE}/claim/confirm?t=1` }),
    [RESTAURANT, TITLE],
    [`${PLACE}/claim/confirm?t=1`],
  ],
  [
    "claim accepted",
    claimAcceptedMail({ restaurant: RESTAURANT, path: OWNER }),
    [RESTAURANT],
    [OWNER],
  ],
  [
    "claim refused",
    claimRefusedMail({ restaurant: RESTAURANT, reason: REASON, path: `${PLACE}/claim` }),
    [RESTAURANT, REASON],
    [`${PLACE}/claim`],
  ],
  ...[true, false].map((isByOwner): Row => {
    const facts = ["hoursText", "menuUrl", "closedDates"];
    const path = isByOwner ? OWNER : "/profile";
    const mail = changeUndoneMail({ restaurant: RESTAURANT, isByOwner, facts, path });
    return [`change undone, owner: ${isByOwner}`, mail, [RESTAURANT], ["/about/contact", path]];
  }),
  ["message received", messageReceivedMail, [], []],
  [
    "message answered",
    messageAnswerMail({ answer: REASON, message: TITLE }),
    [REASON, `> ${TITLE}`],
    [],
  ],
  [
    "correction accepted",
    correctionAcceptedMail({ restaurant: RESTAURANT, facts: ["phone", "cuisine"], path: PLACE }),
    [RESTAURANT],
    [PLACE],
  ],
  [
    "closure accepted",
    closureAcceptedMail({ restaurant: RESTAURANT, path: PLACE }),
    [RESTAURANT],
    [PLACE],
  ],
  [
    "correction refused",
    correctionRefusedMail({ restaurant: RESTAURANT, reason: REASON, path: "/profile" }),
    [RESTAURANT, REASON],
    ["/profile"],
  ],
  ...KINDS.flatMap((kind): Row[] => [
    [
      `${kind} published`,
      contentPublishedMail({ content: content(kind), path: PLACE }),
      [TITLE],
      [PLACE],
    ],
    [
      `${kind} removed`,
      contentRemovedMail({ content: content(kind), reason: REASON }),
      [TITLE, REASON],
      ["/legal/terms", "/about/contact"],
    ],
    [
      `report of a ${kind}`,
      reportDecidedMail({ content: content(kind), isRemoved: kind === "review" }),
      [TITLE],
      ["/about/contact"],
    ],
  ]),
  ...[true, false].map((isRemoved): Row => {
    const mail = reportDecidedMail({ content: undefined, isRemoved });
    return [`report of what is gone, removed: ${isRemoved}`, mail, [], ["/about/contact"]];
  }),
  ...([["time"], ["place"], ["time", "place"]] as const).map((news): Row => {
    const mail = eventChangedMail(EVENT, news);
    return [`event changed: ${news.join()}`, mail, [TITLE, ...PLANNED], [EVENT.path]];
  }),
  ["event cancelled", eventCancelledMail(EVENT), [TITLE, ...PLANNED], [EVENT.path]],
  ["event removed", eventRemovedMail(FACTS), [TITLE, ...PLANNED], ["/community/events"]],
  ...[1, 3].map((rating): Row => {
    const path = `${PLACE}#review-1`;
    const review = { restaurant: RESTAURANT, author: REASON, rating, title: TITLE, path };
    return [`review of ${rating}`, favoriteReviewMail(review), [RESTAURANT, REASON], [path]];
  }),
  [
    "listing published",
    listingPublishedMail({ name: RESTAURANT, path: PLACE }),
    [RESTAURANT],
    [PLACE],
  ],
  [
    "listing refused",
    listingRefusedMail({ name: RESTAURANT, reason: REASON, path: "/listings/1" }),
    [RESTAURANT, REASON],
    ["/listings/1"],
  ],
  [
    "question",
    questionMail({ question: REASON, path: "/questions/1" }),
    [REASON],
    ["/questions/1"],
  ],
  [
    "suspension",
    accountSuspendedMail({ reason: REASON, endsAt: new Date("2040-06-12T12:00Z") }),
    [REASON, "2040"],
    ["/about/contact"],
  ],
  ["suspension ended", suspensionEndedMail, [], []],
  ...[true, false].map((isUnsigned): Row => {
    const mail = accountRemovedMail({ reason: REASON, isUnsigned });
    return [`account removed, unsigned: ${isUnsigned}`, mail, [REASON], ["/about/contact"]];
  }),
];

/** What is left of a mail without names: its own words. */
const wordsOf = (text: string) =>
  text
    .replace(/https?:\S+|[\u2068\u2069]|^> .*$/gm, "")
    .replace(/Zzyx|Qwrty|Xkcd|Chard|Xylem 1|Qaanaaq/g, "");

/** English words that are none of the other languages. */
const ENGLISH = /\b(?:the|you|your|is|this|that|it|of|to|see|write|with)\b/i;

/** What links to pages in English alone say behind their words. */
const IN_ENGLISH: Partial<Record<Language, string>> = {
  de: "(auf Englisch)",
  fr: "(en anglais)",
  es: "(en inglés)",
  "zh-hant": "（英文）",
  he: "(באנגלית)",
};

const LETTERS: Partial<Record<Language, RegExp>> = {
  "zh-hant": /\p{Script=Han}/u,
  he: /\p{Script=Hebrew}/u,
};

const CASES = PREFIXED_LANGUAGES.flatMap((language) =>
  MAILS.map(([name, ...row]) => [language, name, ...row] as const),
);

describe.each(CASES)("%s: %s", (language, _name, write, names, pages) => {
  const mail = write(language);
  const english = write("en");
  const text = renderText(mail.blocks, language);

  it("says its words in the language, with every name", () => {
    expect(mail.language).toBe(language);
    for (const named of names) expect(text).toContain(named);
    for (const said of [mail.subject, text]) {
      expect(wordsOf(said)).not.toMatch(/[{}]|undefined/);
      expect(wordsOf(said).replace(/\(.*?\)/g, "")).not.toMatch(ENGLISH);
      expect(said).toMatch(LETTERS[language] ?? /\p{Script=Latin}/u);
    }
    const own = english.blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : []));
    expect(mail.blocks).toHaveLength(english.blocks.length);
    for (const block of mail.blocks)
      if (block.kind === "paragraph") expect(own).not.toContain(block.text);
  });

  it("links to pages in the language, and says which are in English", () => {
    const links = mail.blocks.flatMap((block) =>
      block.kind === "link" && block.href !== LINK ? [block] : [],
    );
    expect(links.map(({ href }) => href.replace(/[?&]language=.*/, ""))).toEqual(
      pages.map((path) => absoluteUrl(pathIn(language, path))),
    );
    expect(links.map(({ label }) => label.endsWith(IN_ENGLISH[language]!))).toEqual(
      pages.map((path) => !isTranslated(path)),
    );
    for (const { href } of links)
      if (href.includes("language=")) expect(href).toMatch(new RegExp(`language=${language}$`));
  });

  it("is a document in the language", () => {
    const { tag, dir } = LANGUAGES[language];
    const html = renderHtml(mail.subject, mail.blocks, language);
    expect(html).toContain(`<html lang="${tag}"${dir === "rtl" ? ' dir="rtl"' : ""}>`);
    const body = html.replace(/<title>.*?<\/title>|aria-label="[^"]*"/g, "");
    expect(body).not.toMatch(/[\u2066-\u2069]/);
  });
});

test("names in Hebrew and Chinese mails are isolated, in plain text and in HTML", () => {
  const write = closureAcceptedMail({ restaurant: "Kopps 94", path: PLACE });
  for (const language of ["he", "zh-hant"] as const) {
    const { subject, blocks } = write(language);
    expect(renderText(blocks, language)).toContain("\u2068Kopps 94\u2069");
    expect(renderHtml(subject, blocks, language)).toContain("<bdi>Kopps 94</bdi>");
  }
});

test.each([
  ["de", "Dienstag, 12. Juni 2040, 19:00–22:30 Uhr (Ortszeit)", "Grönland"],
  ["fr", "mardi 12 juin 2040, 19:00 – 22:30 (heure locale)", "Groenland"],
  ["es", "martes, 12 de junio de 2040, 19:00–22:30 (hora local)", "Groenlandia"],
] as const)("an event has its time and country in the language: %s", (language, when, country) => {
  const text = renderText(eventChangedMail(EVENT, ["time"])(language).blocks, language);
  const plain = text.replaceAll(/[\u00a0\u2009\u202f]/g, " ");
  expect(plain).toContain(when);
  expect(plain).toContain(`Xylem 1, Qaanaaq, ${country}`);
});

test.each([
  ["en", "Stop these emails:\nhttp"],
  ["de", "Diese E-Mails abbestellen:\nhttp"],
  ["fr", "Ne plus recevoir ces e-mails\u00a0:\nhttp"],
  ["zh-hant", "停止寄送這類郵件：\nhttp"],
] as const)(
  "a mail that one can do without ends with how to end its kind: %s",
  (language, said) => {
    const mail = optionalMail(suspensionEndedMail(language), "/api/unsubscribe?token=a");
    expect(mail.unsubscribe).toBe(absoluteUrl("/api/unsubscribe?token=a"));
    expect(renderText(mail.blocks, language)).toContain(said);
  },
);
