import type { MailText } from "@/lib/mail/blocks";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { absoluteUrl } from "@/lib/absolute-url";
import { ROUTES } from "@/lib/routes";
import { renderHtml, renderText } from "@/lib/mail/render";
import {
  confirmationMail,
  emailChangeMail,
  recoveryMail,
} from "@/lib/mail/templates/account-mails";
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
import { favoriteReviewMail } from "@/lib/mail/templates/favorite-mails";
import { listingPublishedMail, listingRefusedMail } from "@/lib/mail/templates/listing-mails";
import {
  accountRemovedMail,
  accountSuspendedMail,
  suspensionEndedMail,
} from "@/lib/mail/templates/suspension-mails";

const PATH = "/restaurants/x?a=1&b=2";
const HREF = absoluteUrl(PATH);
const CONTACT = absoluteUrl(ROUTES.contact);
const NASTY = `<a href="https://evil.example">"Plum" & 'Thyme'</a>`;
const LINKS = { link: HREF, code: "012345" };

const CONTENT = { kind: "review", title: NASTY, about: NASTY } as const;

const MAILS: [subject: string, mail: MailText, said: string[]][] = [
  ["Confirm your email address", confirmationMail(LINKS), [HREF, "012345", "within an hour"]],
  ["Set a new password", recoveryMail(LINKS), [HREF, "012345", "within an hour"]],
  ["Confirm your new email address", emailChangeMail(LINKS), [HREF, "012345", "within an hour"]],
  ["We got your message", messageReceivedMail, ["answer by e-mail"]],
  [
    "An answer to your message",
    messageAnswerMail({ answer: `Dear Noor,\n\n\n${NASTY}\n`, message: `One\n${NASTY}` }),
    [`Dear Noor,\n\n${NASTY}\n\nYou wrote:`, `> One\n> ${NASTY}`],
  ],
  [`${NASTY} is on Chard`, listingPublishedMail({ name: NASTY, path: PATH }), [HREF, NASTY]],
  [
    `${NASTY} was not accepted`,
    listingRefusedMail({ name: NASTY, reason: `No\n${NASTY}`, path: PATH }),
    [HREF, `> No\n> ${NASTY}`],
  ],
  [
    `Your correction of ${NASTY} was accepted`,
    correctionAcceptedMail({ restaurant: NASTY, facts: ["phone", "website"], path: PATH }),
    [HREF, NASTY, "new facts: Phone, Website."],
  ],
  [
    `${NASTY} is marked as closed`,
    closureAcceptedMail({ restaurant: NASTY, path: PATH }),
    [HREF, NASTY, "has closed for good"],
  ],
  [
    `Your correction of ${NASTY} was not accepted`,
    correctionRefusedMail({ restaurant: NASTY, reason: `No\n${NASTY}`, path: PATH }),
    [HREF, `> No\n> ${NASTY}`],
  ],
  [
    "Your review is published",
    contentPublishedMail({ content: CONTENT, path: PATH }),
    [HREF, `your review “${NASTY}” of ${NASTY}`],
  ],
  [
    "Your review was removed",
    contentRemovedMail({ content: CONTENT, reason: NASTY }),
    [
      absoluteUrl(ROUTES.terms),
      CONTACT,
      `> ${NASTY}`,
      "A person decided this",
      "free of charge",
      "court",
    ],
  ],
  [
    "What you reported was removed",
    reportDecidedMail({ content: CONTENT, isRemoved: true }),
    [CONTACT, `the review “${NASTY}” of ${NASTY}`, "and removed it", "free of charge"],
  ],
  [
    "What you reported was kept",
    reportDecidedMail({ content: undefined, isRemoved: false }),
    [CONTACT, "You reported something.", "and kept it"],
  ],
  [
    "Your account is suspended",
    accountSuspendedMail({ reason: NASTY, endsAt: new Date("2026-12-01T12:00:00Z") }),
    [CONTACT, `suspended until 1 December 2026: ${NASTY}.`, "look at it again"],
  ],
  ["Your account is no longer suspended", suspensionEndedMail, ["post again"]],
  [
    "Your account was deleted",
    accountRemovedMail({ reason: NASTY, isUnsigned: true }),
    [CONTACT, `> ${NASTY}`, "stay, without your name", "look at it again"],
  ],
  [
    "Your account was deleted",
    accountRemovedMail({ reason: NASTY, isUnsigned: false }),
    [CONTACT, `> ${NASTY}`, "with your reviews and posts"],
  ],
  [
    `New review of ${NASTY}`,
    favoriteReviewMail({
      restaurant: NASTY,
      author: NASTY,
      rating: 1,
      title: NASTY,
      path: PATH,
    }),
    [HREF, `${NASTY} gave ${NASTY}, one of your favorites, 1 star:`, `> ${NASTY}`],
  ],
];

const isHref = (text: string) => text.startsWith("http");

describe.each(MAILS)("%s", (subject, write, said) => {
  const mail = write(DEFAULT_LANGUAGE);

  it("says what it is about in plain text", () => {
    expect(mail.subject).toBe(subject);
    const text = renderText(mail.blocks);
    for (const part of said) expect(text).toContain(part);
  });

  it("says the same in HTML, where names are no markup", () => {
    const html = renderHtml(mail.subject, mail.blocks);
    const { body } = new DOMParser().parseFromString(html, "text/html");
    const hrefs = [...body.querySelectorAll("a")].map(({ href }) => href);
    expect(hrefs).toEqual(said.filter(isHref));
    expect(body.querySelector("h1")?.textContent).toBe(subject);
    for (const part of said.filter((text) => !isHref(text))) {
      const lines = part.split(/\n(?:> )?\n?/).map((line) => line.replace(/^> /, ""));
      for (const line of lines) expect(body.textContent).toContain(line);
    }
  });
});

it("repeats nothing of a message to the address given as its sender", () => {
  const { blocks } = messageReceivedMail(DEFAULT_LANGUAGE);
  expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "paragraph"]);
});

it.each(["javascript:alert(1)", "/restaurants/x", "data:text/html,x", ""])(
  "links to no %j",
  (href) => {
    const blocks = [{ kind: "link", label: "Open", href }] as const;
    expect(() => renderHtml("x", blocks)).toThrow(TypeError);
    expect(() => renderText(blocks)).toThrow(TypeError);
  },
);

test.each([
  ["הגינה (Hagina)", '<bdi lang="he" dir="rtl">הגינה</bdi> (Hagina)'],
  ["ג'רג' & Co", '<bdi lang="he" dir="rtl">ג&#39;רג</bdi>&#39; &amp; Co'],
  ["Кафе «Луна» (Luna)", '<bdi lang="ru" dir="ltr">Кафе «Луна</bdi>» (Luna)'],
  // Of Han alone it is not known which language it is.
  ["青葉 素食 (Green Leaf)", '<bdi dir="ltr">青葉 素食</bdi> (Green Leaf)'],
  ["Süßgras", "Süßgras"],
])("a name has its language and direction in the HTML of a mail: %s", (name, html) => {
  const { subject, blocks } = closureAcceptedMail({ restaurant: name, path: PATH })(
    DEFAULT_LANGUAGE,
  );
  expect(renderHtml(subject, blocks)).toContain(`>${html} is marked as closed</h1>`);
  expect(renderHtml(subject, blocks)).toContain(`You told us that ${html} has closed for good.`);
});

test.each([
  ["הגינה (Hagina)", "\u2068הגינה\u2069 (Hagina)"],
  ["فيروز 24", "\u2068فيروز\u2069 24"],
  ["Кафе «Луна» (Luna)", "Кафе «Луна» (Luna)"],
  ["Süßgras", "Süßgras"],
])("a name from right to left is isolated in the plain text of a mail: %s", (name, text) => {
  const { subject, blocks } = closureAcceptedMail({ restaurant: name, path: PATH })(
    DEFAULT_LANGUAGE,
  );
  expect(renderText(blocks)).toContain(`You told us that ${text} has closed for good.`);
  expect(renderHtml(subject, blocks)).toContain(`<title>${text} is marked as closed</title>`);
});
