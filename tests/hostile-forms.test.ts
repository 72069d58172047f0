/** @jest-environment node */
import { isDeepStrictEqual } from "node:util";
import type * as z from "zod/mini";
import {
  codeSchema,
  deletionSchema,
  emailSchema,
  ownPasswordSchema,
  passwordSchema,
} from "@/lib/account/schemas";
import {
  accountSchema,
  newPasswordSchema,
  resetLinkSchema,
  signInSchema,
} from "@/lib/auth/schemas";
import {
  claimSchema,
  confirmClaimSchema,
  ownerPhotoSchema,
  ownerReplySchema,
  removeOwnerPhotoSchema,
  withdrawReplySchema,
} from "@/lib/claims/schema";
import { messageSchema } from "@/lib/contact/schema";
import { closureSchema, confirmationSchema, correctionSchema } from "@/lib/corrections/schema";
import {
  accountDeletionSchema,
  endSchema,
  roleSchema,
  suspensionSchema,
} from "@/lib/desk/accounts/schema";
import { citySchema } from "@/lib/desk/cities/schema";
import { importSchema } from "@/lib/desk/imports/schema";
import {
  answerSchema,
  approvalSchema,
  askSchema,
  decisionSchema,
  mergeListingSchema,
  refusalSchema,
  revocationSchema,
  undoSchema,
} from "@/lib/desk/schema";
import {
  mainPhotoSchema,
  mergeSchema,
  newPhotoSchema,
  photoSchema,
  splitSchema,
  stateSchema,
  venueSchema,
} from "@/lib/desk/venues/schema";
import { eventAtAddressSchema } from "@/lib/events/schema";
import {
  changePlaceSchema,
  deleteListSchema,
  listPlaceSchema,
  newListSchema,
  placeDetailsSchema,
  renameListSchema,
  shareListSchema,
} from "@/lib/favorites/lists/schema";
import { noteSchema, restaurantSchema } from "@/lib/favorites/schema";
import { translator } from "@/lib/languages/translator";
import claimTexts from "@/lib/messages/en/claims/claim.json";
import ownerTexts from "@/lib/messages/en/claims/forms.json";
import contactForm from "@/lib/messages/en/about/contact-form.json";
import noteTexts from "@/lib/messages/en/favorites/note.json";
import postTexts from "@/lib/messages/en/forum/post-forms.json";
import listTexts from "@/lib/messages/en/lists/forms.json";
import correctionTexts from "@/lib/messages/en/forms/correction.json";
import factsFormTexts from "@/lib/messages/en/forms/facts-form.json";
import eventTexts from "@/lib/messages/en/events/form.json";
import listingTexts from "@/lib/messages/en/forms/listing.json";
import photoTexts from "@/lib/messages/en/forms/photo.json";
import questionTexts from "@/lib/messages/en/forms/question.json";
import reportTexts from "@/lib/messages/en/forms/report.json";
import reviewTexts from "@/lib/messages/en/forms/review.json";
import secondStep from "@/lib/messages/en/sign-in/second-step.json";
import { postEditSchema, replySchema, topicSchema } from "@/lib/forum/schema";
import { listingFormSchema, listingSchema } from "@/lib/listings/schema";
import { profileSchema } from "@/lib/members/schema";
import { answerQuestionSchema } from "@/lib/questions/schema";
import { reportSchema } from "@/lib/reports/schema";
import { deleteReviewSchema, reviewSchema, voteSchema } from "@/lib/reviews/schema";
import { cleanLine } from "@/lib/strings/clean-text";
import { hasWebAddress, looksOfficial } from "@/lib/members/public-name";
import { HOSTILE_STRINGS } from "@/tests/fakes/hostile-strings";

/** What a form keeps of a text; undefined where it rejects it. */
type Rule = (typed: string) => unknown;
type Form = [schema: z.ZodMiniType, valid: Record<string, unknown>, rules: Record<string, Rule>];

const inEnglish = (text: string) => text;

const trimmed = (typed: string) => typed.trim();
const collapsed = (typed: string) => typed.replace(/\s+/g, " ").trim();
const asTyped = (typed: string) => typed;

/** Any text of so many characters; one outside the basic plane counts once. */
const text =
  (least: number, most: number, kept: (typed: string) => string = trimmed): Rule =>
  (typed) => {
    const { length } = Array.from(kept(typed));
    return length >= least && length <= most ? kept(typed) : undefined;
  };

/** Only what matches. */
const matching =
  (pattern: RegExp): Rule =>
  (typed) =>
    pattern.test(typed) ? typed : undefined;

/** No hostile text at all. */
const nothing: Rule = () => undefined;
/** Only a field that was left empty. */
const empty: Rule = (typed) => (typed.trim() === "" ? "" : undefined);
/** Whatever it is, it counts as not given. */
const ignored: Rule = () => "";

const slug = matching(/^(?=.{1,140}$)[a-z0-9]+(-[a-z0-9]+)*$/);
const deskId = matching(/^[\w-]{1,140}$/);

const isControl = (character: string) => /\p{Cc}/u.test(character) && !/[\n\t]/.test(character);

/** A text of the forum: lines end with LF, and no other control characters are kept. */
const lines = (typed: string) =>
  Array.from(typed.replaceAll("\r\n", "\n").replaceAll("\r", "\n"))
    .filter((character) => !isControl(character))
    .join("")
    .trim();
const line = (typed: string) => lines(typed).split(/\s+/).filter(Boolean).join(" ");

/** What everyone reads beside a name: cleaned, on one line, without the address of a web page; each rule has its own table of tests. */
const signed =
  (least: number, most: number, isRefused: (kept: string) => boolean = () => false): Rule =>
  (typed) => {
    const kept = cleanLine(typed);
    return hasWebAddress(kept) || isRefused(kept) ? undefined : text(least, most)(kept);
  };

/** A link, which has to lead to the web. */
const webAddress: Rule = (typed) => {
  if (typed.trim() === "") return "";
  const isWeb = /^https?:/i.test(typed.trim()) && URL.canParse(typed);
  return isWeb && typed.trim().length <= 300 ? typed.trim() : undefined;
};

const degrees =
  (most: number): Rule =>
  (typed) =>
    /^-?\d{1,3}$/.test(typed.trim()) && Math.abs(Number(typed)) <= most ? Number(typed) : undefined;

/** A password: no longest length is checked before it is sent. */
const password = text(6, Infinity, asTyped);

/** Optional, so blank is fine; the session's cookie carries it. */
const fullName: Rule = (typed) => {
  const { length } = typed.trim();
  return length === 1 || length > 255 ? undefined : typed.trim();
};

const UUID = "0f8fad5b-d9cb-469f-a165-70867728950e";
const LONG = "Ordered at the counter, eaten by the window.";
const CONFIRMED = { id: UUID, confirmed: "on" };
const VENUE = { id: "1", version: "2026-03-02T12:00:00Z", name: "Radish", lat: "1", lng: "2" };
const CORRECTION = { restaurantId: "1", evidence: LONG, name: "Radish" };
const WHAT_IS_WRONG = { kind: "post", id: "1", reason: "Something else", details: LONG };

const FORMS: Record<string, Form> = {
  "a review": [
    reviewSchema({ earliest: "2021-03-02", latest: "2026-03-02" }, translator("en", reviewTexts)),
    { restaurantId: "1", rating: "5", title: "Good", content: LONG, visitDate: "2026-03-01" },
    {
      restaurantId: slug,
      rating: nothing,
      title: text(3, 100),
      content: text(30, 3_000),
      visitDate: nothing,
    },
  ],
  "a review's deletion": [deleteReviewSchema, { restaurantId: "1" }, { restaurantId: slug }],
  "a helpful vote": [
    voteSchema,
    { reviewId: "1", restaurantId: "1" },
    { reviewId: matching(/^[\w-]{1,64}$/), restaurantId: slug, intent: nothing },
  ],
  "a topic": [
    topicSchema(translator("en", postTexts)),
    { title: "Tofu", text: LONG },
    { title: text(3, 120, line), text: text(2, 5_000, lines) },
  ],
  "a reply": [
    replySchema(translator("en", postTexts)),
    { topicId: "tofu", text: LONG },
    {
      topicId: slug,
      text: text(2, 5_000, lines),
      quotedId: matching(/^[\w-]{1,64}$/),
      quote: text(0, 5_000, lines),
    },
  ],
  "a post's new text": [
    postEditSchema(translator("en", postTexts)),
    { postId: UUID, text: LONG },
    { postId: nothing, text: text(2, 5_000, lines) },
  ],
  "an event": [
    eventAtAddressSchema(translator("en", eventTexts)),
    {
      title: "Tofu",
      text: LONG,
      start: "2027-06-12T18:30",
      end: "2027-06-12T22:30",
      address: "Town hall",
      city: "Lisbon",
    },
    {
      title: text(3, 120, line),
      text: text(10, 5_000, lines),
      start: nothing,
      end: nothing,
      address: text(3, 200, line),
      city: text(2, 100, line),
      link: webAddress,
    },
  ],
  "a listing": [
    listingSchema(translator("en", listingTexts)),
    { name: "Radish", address: "1 Main Street", description: LONG },
    {
      name: text(2, 100),
      address: text(5, 200),
      description: text(10, 2_000),
      veganLevel: empty,
      cuisines: text(0, 300),
      hours: text(0, 300),
      phone: text(0, 60),
      website: webAddress,
      email: empty,
      senderEmail: empty,
    },
  ],
  "a listing with photos": [
    listingFormSchema(translator("en", listingTexts), translator("en", photoTexts)),
    { name: "Radish", address: "1 Main Street", description: LONG },
    {
      name: text(2, 100),
      address: text(5, 200),
      description: text(10, 2_000),
      veganLevel: empty,
      website: webAddress,
      senderEmail: empty,
    },
  ],
  "a claim": [
    claimSchema(translator("en", claimTexts)),
    { restaurantId: "1", evidence: LONG },
    { restaurantId: text(1, 200, asTyped), email: empty, evidence: text(10, 1_000) },
  ],
  "a claim's confirmation": [
    confirmClaimSchema,
    { restaurantId: "1", token: "x" },
    { token: text(1, 100, asTyped) },
  ],
  "an owner's reply": [
    ownerReplySchema(translator("en", ownerTexts)),
    { restaurantId: "1", reviewId: "1", text: LONG },
    { text: text(2, 2_000) },
  ],
  "an owner's photo": [
    ownerPhotoSchema(translator("en", ownerTexts), translator("en", photoTexts)),
    { restaurantId: "1", photo: new File(["x"], "x.jpg"), photoDescription: "Tofu" },
    { photo: nothing, photoDescription: text(3, 150) },
  ],
  "an owner's photo that is removed": [
    removeOwnerPhotoSchema,
    { restaurantId: "1", photoId: UUID },
    { restaurantId: text(1, 200, asTyped), photoId: nothing },
  ],
  "a reply that is withdrawn": [
    withdrawReplySchema,
    { restaurantId: "1", reviewId: "1" },
    { restaurantId: text(1, 200, asTyped), reviewId: text(1, 200, asTyped) },
  ],
  "a restaurant that is still open": [
    confirmationSchema,
    { restaurantId: "1" },
    { restaurantId: text(1, 200, asTyped) },
  ],
  "a closure": [
    closureSchema(translator("en", correctionTexts)),
    { restaurantId: "1", evidence: LONG },
    { evidence: text(5, 1_000) },
  ],
  "a correction": [
    correctionSchema(translator("en", factsFormTexts), translator("en", correctionTexts)),
    CORRECTION,
    {
      hoursText: text(0, 1_000),
      website: text(0, 1_000),
      description: text(0, 1_000),
      veganLevel: ignored,
      wheelchair: ignored,
    },
  ],
  "a report": [
    reportSchema(translator("en", reportTexts)),
    WHAT_IS_WRONG,
    { kind: nothing, id: text(1, 200, asTyped), reason: nothing, details: text(10, 2_000) },
  ],
  "an answer to the desk": [
    answerQuestionSchema(translator("en", questionTexts)),
    { token: "A".repeat(22), answer: LONG },
    { token: nothing, answer: text(2, 2_000) },
  ],
  "a favorite's note": [
    noteSchema(translator("en", noteTexts)),
    { restaurantId: "1", note: "" },
    { restaurantId: slug, note: text(0, 500) },
  ],
  "a favorite that is saved or removed": [
    restaurantSchema,
    { restaurantId: "1" },
    { restaurantId: slug },
  ],
  "a new list": [
    newListSchema(translator("en", listTexts)),
    { name: "Lisbon", restaurantId: "1" },
    { name: text(1, 60, collapsed), restaurantId: slug },
  ],
  "the name of a list": [
    renameListSchema(translator("en", listTexts)),
    { listId: UUID, name: "Lisbon" },
    { listId: nothing, name: text(1, 60, collapsed) },
  ],
  "a list that is deleted": [deleteListSchema, { listId: UUID }, { listId: nothing }],
  "a list that is shared": [
    shareListSchema,
    { listId: UUID, share: "start" },
    { listId: nothing, share: nothing },
  ],
  "a place that joins a list": [
    listPlaceSchema,
    { listId: UUID, restaurantId: "1" },
    { listId: nothing, restaurantId: slug },
  ],
  "a place that is moved": [
    changePlaceSchema,
    { listId: UUID, restaurantId: "1", change: "up" },
    { listId: nothing, restaurantId: slug, change: nothing },
  ],
  "the details of a listed place": [
    placeDetailsSchema(translator("en", listTexts), translator("en", noteTexts)),
    { listId: UUID, restaurantId: "1", position: "1", shown: "1", day: "", note: "" },
    {
      listId: nothing,
      restaurantId: slug,
      position: nothing,
      shown: nothing,
      day: empty,
      note: text(0, 500),
    },
  ],
  "a profile": [
    profileSchema(inEnglish),
    { name: "Ada", town: "", page: "profile" },
    { name: signed(2, 60, looksOfficial), town: signed(0, 80), page: nothing },
  ],
  "a message to the site": [
    messageSchema(translator("en", contactForm)),
    { name: "Ada", email: "ada@example.org", message: LONG },
    {
      name: text(1, 100),
      email: nothing,
      message: text(10, 5_000),
    },
  ],
  "an account's new email address": [
    emailSchema(inEnglish),
    { email: "ada@example.org", password: "x" },
    { email: nothing, password: text(1, 255, asTyped) },
  ],
  "an account's new password": [
    passwordSchema(inEnglish),
    { password: "x", newPassword: "123456" },
    { newPassword: text(6, 72, asTyped) },
  ],
  "an account's deletion": [
    deletionSchema(inEnglish),
    { reviews: "delete", password: "x" },
    { reviews: nothing },
  ],
  "a second factor's first step": [
    ownPasswordSchema(inEnglish),
    { password: "x" },
    { password: text(1, 255, asTyped) },
  ],
  "a second factor's code": [
    codeSchema(translator("en", secondStep)),
    { code: "123 456" },
    { code: nothing },
  ],
  "a sign-up": [
    accountSchema,
    { fullName: "Ada", email: "ada@example.org", password: "123456" },
    { email: nothing, password, fullName },
  ],
  "a sign-in": [
    signInSchema,
    { email: "ada@example.org", password: "123456" },
    { email: nothing, password },
  ],
  "a forgotten password": [resetLinkSchema, { email: "ada@example.org" }, { email: nothing }],
  "a new password": [newPasswordSchema, { password: "123456" }, { password }],
  "an approval": [
    approvalSchema,
    { queue: "listings", id: UUID, name: "Radish", lat: "1", lng: "2" },
    {
      queue: nothing,
      id: deskId,
      name: text(2, 100),
      description: text(0, 2_000),
      lat: degrees(90),
      lng: degrees(180),
    },
  ],
  "a listing of what is listed": [
    mergeListingSchema,
    { queue: "listings", id: UUID, target: "1" },
    { queue: nothing, target: text(1, 200, asTyped) },
  ],
  "a decision": [
    decisionSchema,
    { queue: "listings", id: UUID, decision: "accept" },
    { queue: nothing, id: deskId, decision: nothing },
  ],
  "a refusal": [
    refusalSchema,
    { queue: "listings", id: UUID, text: "Spam" },
    { queue: nothing, id: deskId },
  ],
  "a decision that is taken back": [
    undoSchema,
    { queue: "listings", id: UUID },
    { queue: nothing, id: deskId },
  ],
  "a claim that is revoked": [
    revocationSchema,
    { restaurantId: "1", claimId: UUID, reason: "Sold" },
    { restaurantId: text(1, 200, asTyped), claimId: nothing, reason: text(2, 1_000) },
  ],
  "a question of the desk": [
    askSchema,
    { queue: "listings", id: UUID, question: LONG },
    { question: text(5, 1_000) },
  ],
  "an answer to a message": [
    answerSchema,
    { queue: "messages", id: UUID, answer: LONG },
    { answer: text(2, 10_000) },
  ],
  "a restaurant at the desk": [
    venueSchema,
    VENUE,
    {
      id: deskId,
      version: nothing,
      name: text(1, 200),
      priceRange: text(0, 1),
      website: text(0, 500),
      lat: (typed) => (degrees(90)(typed) === undefined ? undefined : typed.trim()),
    },
  ],
  "a restaurant's state": [
    stateSchema,
    { id: "1", version: VENUE.version, state: "closed" },
    {
      id: deskId,
      state: nothing,
      reason: (typed) => text(0, 1_000)(typed.replaceAll("\r\n", "\n")),
    },
  ],
  "a photo of the desk": [
    newPhotoSchema,
    { id: "1", photo: new File(["x"], "x.jpg"), photoDescription: "Tofu" },
    { id: deskId, photo: nothing, photoDescription: text(3, 150) },
  ],
  "a main photo": [mainPhotoSchema, { id: "1", photo: UUID }, { id: deskId, photo: nothing }],
  "a photo that is removed": [
    photoSchema,
    { id: "1", photo: UUID, reason: "Spam" },
    { id: deskId, photo: nothing, review: deskId, reason: text(1, 1_000) },
  ],
  "a merge": [
    mergeSchema,
    { id: "1", target: "2", confirmed: "on" },
    { id: deskId, target: (typed) => deskId(typed.trim()) },
  ],
  "a split": [splitSchema, { id: "1", ref: "node/1", name: "Radish" }, { ref: nothing }],
  "a city": [
    citySchema,
    { id: "berlin", was: "Berlin", name: "Berlin", slug: "berlin" },
    { name: text(1, 100), slug: (typed) => slug(typed.trim()) },
  ],
  "an import": [importSchema, { box: "1, 2, 3, 4" }, { area: empty }],
  "a suspension": [
    suspensionSchema,
    { ...CONFIRMED, text: "Spam", length: "7" },
    { id: nothing, reason: nothing, length: nothing },
  ],
  "a suspension that ends": [endSchema, CONFIRMED, { id: nothing }],
  "an account's deletion by the desk": [
    accountDeletionSchema,
    { ...CONFIRMED, reviews: "delete", reason: "Spam" },
    { id: nothing, reviews: nothing, reason: text(1, 1_000) },
  ],
  "a role": [roleSchema, { ...CONFIRMED, role: "none" }, { id: nothing, role: nothing }],
};

const FIELDS = Object.entries(FORMS).flatMap(([form, [schema, valid, rules]]) =>
  Object.entries(rules).map(([field, rule]) => ({ form, field, schema, valid, rule })),
);

test.each(Object.entries(FORMS))("%s is accepted as its table has it", (_, [schema, valid]) => {
  expect(schema.safeParse(valid).error?.issues).toBeUndefined();
});

test.each(FIELDS)(
  "$form: $field keeps a text as it is, or rejects it with a message",
  ({ field, schema, valid, rule }) => {
    // One comparison of each field: hundreds of thousands of `expect` would take most of the time.
    const faults = HOSTILE_STRINGS.flatMap((typed) => {
      const { data, error } = schema.safeParse({ ...valid, [field]: typed });
      const kept = (data as Record<string, unknown> | undefined)?.[field];
      const messages = error?.issues.filter(({ path }) => path.join("/") === field) ?? [];
      const isSaid = !error || messages.some(({ message }) => /\S/.test(message));
      return isDeepStrictEqual(kept, rule(typed)) && isSaid ? [] : [{ typed, kept, messages }];
    });
    expect(faults).toEqual([]);
  },
);
