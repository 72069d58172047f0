import type { QueueWords } from "@/lib/desk/queues/queue-words";

const AUTHOR_READS = "The author reads this: in the profile, and by e-mail if this site sends any.";

const SENDERS = { account: "With an account", visitor: "Without an account" };

/**
 * The queues of the desk, in the order of its tabs (P14.73). Where the items of each are, is in lib/database/desk/queue-records; what
 * its decisions do, in lib/desk-decisions; and how an item looks, in components/desk/items.
 */
export const QUEUE_TABLE = {
  listings: {
    label: "Listings",
    none: "No listings waiting.",
    subject: "listing",
    called: "listing",
    isForEditors: true,
    questions: {
      hint: "The sender finds it on the status page, and gets an e-mail if this site sends any.",
      reachVisitors: true,
    },
    kinds: SENDERS,
    decisions: {},
    refusal: {
      label: "Reject",
      hint: "The sender sees this on the status page.",
      reasons: [
        "Already listed",
        "We could not check it",
        "Not a place with vegan food",
        "Wrong place or address",
        "Advertising",
      ],
    },
    actions: {
      approve: { text: "Listing published", entry: "Listing % published" },
      merge: { text: "Listing added to a restaurant", entry: "Listing % added to a restaurant" },
      refuse: { text: "Listing rejected", entry: "Listing % rejected" },
    },
  },
  corrections: {
    label: "Corrections",
    none: "No corrections waiting.",
    subject: "suggestion",
    called: "correction of",
    isForEditors: true,
    questions: {
      hint: "The sender finds it in the profile, and gets an e-mail if this site sends any.",
    },
    kinds: { facts: "Facts", closed: "Closed for good" },
    decisions: { take: "Approve the selected facts" },
    refusal: {
      label: "Reject",
      hint: "The sender reads this: in the profile, and by e-mail if this site sends any.",
      reasons: [
        "We could not check it",
        "The fact is right as it is",
        "Not clear enough",
        "Advertising",
      ],
    },
    actions: {
      take: { text: "Correction accepted", entry: "Correction of % accepted" },
      refuse: { text: "Correction rejected", entry: "Correction of % rejected" },
    },
  },
  claims: {
    label: "Claims",
    none: "No claims waiting.",
    subject: "claim",
    called: "claim to",
    questions: {
      hint: "The sender finds it on the claim's page, and gets an e-mail if this site sends any.",
    },
    kinds: { first: "No owner yet", owned: "An owner already" },
    decisions: { accept: "Accept the claim" },
    refusal: {
      label: "Reject",
      hint: "The sender sees this on the claim's page.",
      reasons: [
        "We could not check it",
        "Someone else runs this place",
        "Please write from the restaurant's own address",
      ],
    },
    actions: {
      accept: { text: "Claim accepted", entry: "Claim to % accepted" },
      refuse: { text: "Claim rejected", entry: "Claim to % rejected" },
      confirm: { text: "Claim confirmed by e-mail", entry: "Claim to % confirmed by e-mail" },
      revoke: { text: "Ownership ended", entry: "Ownership of % ended" },
      move: {
        text: "Claim moved with its restaurant",
        entry: "Claim moved with its restaurant to %",
      },
    },
  },
  reports: {
    label: "Reports",
    none: "No reports waiting.",
    subject: "report",
    called: "report",
    kinds: {
      review: "Reviews",
      photo: "Photos",
      dish: "Dishes",
      tip: "Tips",
      topic: "Topics",
      post: "Posts",
      reply: "Answers",
      event: "Events",
    },
    decisions: { dismiss: "Leave it online" },
    refusal: {
      label: "Remove it",
      hint: AUTHOR_READS,
      reasons: [
        "Insulting",
        "Advertising",
        "Not about the food",
        "Private data",
        "Against the law",
      ],
    },
    actions: {
      dismiss: { text: "Report dismissed", entry: "Report % dismissed" },
      uphold: { text: "Removed after a report", entry: "Removed after the report %" },
    },
  },
  reviews: {
    label: "Reviews",
    none: "No reviews waiting.",
    subject: "review",
    called: "review",
    kinds: { new: "New reviews", edit: "Edited reviews" },
    decisions: { publish: "Publish" },
    refusal: {
      label: "Remove",
      hint: AUTHOR_READS,
      reasons: ["Insulting", "Advertising", "Not about the food", "Private data", "Not a visit"],
    },
    actions: {
      publish: { text: "Review published", entry: "Review % published" },
      remove: { text: "Review removed", entry: "Review % removed" },
    },
  },
  photos: {
    label: "Photos",
    none: "No photos waiting.",
    subject: "photo",
    called: "photo of",
    kinds: {},
    decisions: { publish: "Publish" },
    refusal: {
      label: "Remove",
      hint: AUTHOR_READS,
      reasons: [
        "Not a photo of this place",
        "Shows people without their consent",
        "Advertising",
        "Poor quality",
      ],
    },
    actions: {
      publish: { text: "Photo published", entry: "Photo of % published" },
      remove: { text: "Photo removed", entry: "Photo of % removed" },
    },
  },
  posts: {
    label: "Forum",
    none: "No posts waiting.",
    subject: "post",
    called: "post in",
    kinds: { topic: "New topics", reply: "Replies", edit: "Edited posts" },
    decisions: { publish: "Publish" },
    refusal: {
      label: "Remove",
      hint: AUTHOR_READS,
      reasons: ["Insulting", "Advertising", "Not about food", "Private data"],
    },
    actions: {
      publish: { text: "Post published", entry: "Post in % published" },
      remove: { text: "Post removed", entry: "Post in % removed" },
    },
  },
  events: {
    label: "Events",
    none: "No events waiting.",
    subject: "event",
    called: "event",
    kinds: { new: "New events", edit: "Edited events" },
    decisions: { publish: "Publish" },
    refusal: {
      label: "Remove",
      hint: AUTHOR_READS,
      reasons: [
        "No vegan food there",
        "Not clear when or where it is",
        "We could not check it",
        "Advertising",
        "Private data",
      ],
    },
    actions: {
      publish: { text: "Event published", entry: "Event % published" },
      remove: { text: "Event removed", entry: "Event % removed" },
    },
  },
  messages: {
    label: "Messages",
    none: "No messages waiting.",
    subject: "message",
    called: "message of",
    kinds: SENDERS,
    decisions: { answered: "Mark as answered", closed: "Close without an answer" },
    actions: {
      answer: { text: "Message answered", entry: "Message of % answered" },
      close: { text: "Message closed", entry: "Message of % closed" },
    },
  },
} as const satisfies Readonly<Record<string, QueueWords>>;
