/** @jest-environment node */
import { holdReason, type AuthorHistory, type Writing } from "@/lib/moderation/hold";

const HOUR_MS = 60 * 60_000;

const old: AuthorHistory = {
  ageMs: 48 * HOUR_MS,
  texts: [],
  recentCount: 0,
  hasPublishedReview: true,
  hasPublishedPhoto: true,
};
const young: AuthorHistory = { ...old, ageMs: HOUR_MS };
const unknown: AuthorHistory = { ...old, hasPublishedReview: false, hasPublishedPhoto: false };

const post = (text: string): Writing => ({ kind: "post", text });
const PLAIN = post("Ask for kombu.");
const REVIEW: Writing = { kind: "review", title: "Tofu", text: "It was silky and it was hot." };

const LINKS = ["https://a.example", "http://b.example", "see www.c.example"];

type Row = [string, Writing, AuthorHistory, boolean, ReturnType<typeof holdReason>];

it.each<Row>([
  ["a plain post", PLAIN, old, false, undefined],
  ["a plain post of a new account", PLAIN, young, false, undefined],

  ["the same words", PLAIN, { ...old, texts: ["Ask for kombu."] }, false, "repeated"],
  [
    "the same words otherwise written",
    PLAIN,
    { ...old, texts: ["Other", "  ASK — for\nkombu!! "] },
    false,
    "repeated",
  ],
  ["more words", PLAIN, { ...old, texts: ["Ask for kombu, and for rice."] }, false, undefined],
  ["the same without words", post("😀😀"), { ...old, texts: ["😀😀"] }, false, "repeated"],
  ["others without words", post("😀😀"), { ...old, texts: ["🍜"] }, false, undefined],
  ["the same in Japanese", post("昆布です。"), { ...old, texts: ["昆布です"] }, false, "repeated"],
  ["others in Japanese", post("昆布です。"), { ...old, texts: ["椎茸です。"] }, false, undefined],
  [
    "the same as an edit",
    { ...PLAIN, isEdit: true },
    { ...old, texts: ["Ask for kombu"] },
    false,
    "repeated",
  ],

  ["two links", post(LINKS.slice(0, 2).join(" ")), old, false, undefined],
  ["three links", post(LINKS.join(" ")), old, false, "links"],
  [
    "three links, one in the title",
    { ...post(LINKS.slice(1).join("\n")), kind: "topic", title: LINKS[0]! },
    old,
    false,
    "links",
  ],
  ["an old account's links", post(LINKS.join()), { ...old, ageMs: 9e9 }, false, "links"],

  ["the third of a new account", PLAIN, { ...young, recentCount: 2 }, false, undefined],
  ["the fourth of a new account", PLAIN, { ...young, recentCount: 3 }, false, "burst"],
  [
    "an edit after three",
    { ...PLAIN, isEdit: true },
    { ...young, recentCount: 3 },
    false,
    undefined,
  ],
  [
    "the fourth after a day",
    PLAIN,
    { ...old, ageMs: 24 * HOUR_MS, recentCount: 3 },
    false,
    undefined,
  ],
  [
    "the fourth a moment before",
    PLAIN,
    { ...old, ageMs: 24 * HOUR_MS - 1, recentCount: 3 },
    false,
    "burst",
  ],

  ["a first review", REVIEW, unknown, false, undefined],
  ["a first review, which is looked at first", REVIEW, unknown, true, "first"],
  ["a second review", REVIEW, old, true, undefined],
  [
    "first photos",
    { ...REVIEW, hasPhotos: true },
    { ...old, hasPublishedPhoto: false },
    true,
    "first",
  ],
  ["more photos", { ...REVIEW, hasPhotos: true }, old, true, undefined],
  ["a first post", PLAIN, unknown, true, undefined],
  ["a first topic", { ...PLAIN, kind: "topic" }, unknown, true, undefined],
])("%s", (_name, writing, history, isReviewFirst, expected) => {
  expect(holdReason(writing, history, { isReviewFirst })).toBe(expected);
});
