/** What a role may do with a table. "own": with its own rows alone; "public": also with what is published; "-": refused. */
type Right = "all" | "public" | "own" | "-";

type Rule = {
  anonymous: Right;
  /** A member's select, insert, update and delete. */
  member: readonly [Right, Right, Right, Right];
  /** A column that a member may set to itself; any column where updates are refused. */
  column: string;
  /** The column that says whose a row is. */
  owner?: string;
};

const PUBLIC_FACTS: Omit<Rule, "column"> = {
  anonymous: "all",
  member: ["all", "-", "-", "-"],
};
const OWNER_ONLY: Omit<Rule, "column"> = { anonymous: "-", member: ["-", "-", "-", "-"] };

/** Every table of the schema; one that is missing here fails the test. */
export const ACCESS_RULES: Readonly<Record<string, Rule>> = {
  restaurants: { ...PUBLIC_FACTS, column: "id" },
  cities: { ...PUBLIC_FACTS, column: "id" },
  countries: { ...PUBLIC_FACTS, column: "name" },
  imports: { ...PUBLIC_FACTS, column: "scope" },
  osm_elements: { ...PUBLIC_FACTS, column: "ref" },
  restaurant_redirects: { ...PUBLIC_FACTS, column: "id" },
  corrections: { ...PUBLIC_FACTS, column: "field" },
  seeds: { ...OWNER_ONLY, column: "name" },
  changed_tags: { ...OWNER_ONLY, column: "tag" },
  change_log: { ...OWNER_ONLY, column: "field" },
  osm_takeovers: { ...OWNER_ONLY, column: "ref" },
  import_batches: { ...OWNER_ONLY, column: "run" },
  messages: { ...OWNER_ONLY, column: "status" },
  reports: { ...OWNER_ONLY, column: "status" },
  audit_log: { ...OWNER_ONLY, column: "action" },
  desk_locks: { ...OWNER_ONLY, column: "holder" },
  unanswered_searches: { ...OWNER_ONLY, column: "query" },
  // The owner of a restaurant reads those of its page: tests/lib/database/claims/page-views.test.ts.
  page_views: { anonymous: "-", member: ["public", "-", "-", "-"], column: "count" },
  secrets: { ...OWNER_ONLY, column: "value" },
  review_announcements: { ...OWNER_ONLY, column: "user_id" },
  city_redirects: { ...PUBLIC_FACTS, column: "id" },
  claims: { anonymous: "-", member: ["own", "-", "-", "-"], column: "status", owner: "user_id" },
  questions: { anonymous: "-", member: ["own", "-", "-", "-"], column: "answer", owner: "user_id" },
  suspensions: {
    anonymous: "-",
    member: ["own", "-", "-", "-"],
    column: "lifted_at",
    owner: "user_id",
  },
  review_replies: {
    anonymous: "public",
    member: ["public", "own", "own", "own"],
    column: "text",
    owner: "author_id",
  },
  roles: {
    anonymous: "-",
    member: ["own", "-", "-", "-"],
    column: "role",
    owner: "user_id",
  },
  members: {
    anonymous: "all",
    member: ["all", "-", "own", "-"],
    column: "name",
    owner: "user_id",
  },
  reviews: {
    anonymous: "public",
    member: ["public", "own", "own", "own"],
    column: "title",
    owner: "author_id",
  },
  review_votes: {
    anonymous: "-",
    member: ["own", "own", "-", "own"],
    column: "review_id",
    owner: "user_id",
  },
  dishes: {
    anonymous: "public",
    member: ["public", "own", "-", "own"],
    column: "name",
    owner: "author_id",
  },
  dish_marks: {
    anonymous: "-",
    member: ["own", "own", "-", "own"],
    column: "kind",
    owner: "user_id",
  },
  tips: {
    anonymous: "public",
    member: ["public", "own", "-", "own"],
    column: "text",
    owner: "author_id",
  },
  tip_votes: {
    anonymous: "-",
    member: ["own", "own", "-", "own"],
    column: "tip_id",
    owner: "user_id",
  },
  price_votes: {
    anonymous: "-",
    member: ["own", "own", "-", "own"],
    column: "level",
    owner: "user_id",
  },
  photos: {
    anonymous: "public",
    member: ["public", "-", "-", "own"],
    column: "description",
    owner: "user_id",
  },
  photo_votes: {
    anonymous: "-",
    member: ["own", "own", "-", "own"],
    column: "photo_id",
    owner: "user_id",
  },
  favorites: {
    anonymous: "-",
    member: ["own", "own", "own", "own"],
    column: "note",
    owner: "user_id",
  },
  favorite_shares: {
    anonymous: "-",
    member: ["own", "own", "-", "own"],
    column: "token",
    owner: "user_id",
  },
  lists: {
    anonymous: "-",
    member: ["own", "own", "own", "own"],
    column: "name",
    owner: "user_id",
  },
  list_places: {
    anonymous: "-",
    member: ["own", "own", "own", "own"],
    column: "note",
    owner: "user_id",
  },
  list_shares: {
    anonymous: "-",
    member: ["own", "own", "-", "own"],
    column: "token",
    owner: "user_id",
  },
  confirmations: {
    anonymous: "-",
    member: ["own", "own", "-", "own"],
    column: "month",
    owner: "user_id",
  },
  event_guests: {
    anonymous: "-",
    member: ["own", "-", "-", "own"],
    column: "event_id",
    owner: "user_id",
  },
  topics: {
    anonymous: "public",
    member: ["public", "own", "-", "-"],
    column: "title",
    owner: "author_id",
  },
  posts: {
    anonymous: "public",
    member: ["public", "own", "own", "-"],
    column: "text",
    owner: "author_id",
  },
  events: {
    anonymous: "public",
    member: ["public", "-", "-", "-"],
    column: "title",
    owner: "author_id",
  },
  listings: {
    anonymous: "-",
    member: ["own", "-", "-", "-"],
    column: "status",
    owner: "user_id",
  },
  suggestions: {
    anonymous: "-",
    member: ["own", "-", "-", "-"],
    column: "status",
    owner: "user_id",
  },
  account_deletions: {
    anonymous: "-",
    member: ["own", "-", "-", "-"],
    column: "reviews",
    owner: "user_id",
  },
  account_languages: {
    anonymous: "-",
    member: ["own", "own", "own", "-"],
    column: "language",
    owner: "user_id",
  },
  mail_preferences: {
    anonymous: "-",
    member: ["own", "own", "own", "-"],
    column: "favorite_reviews",
    owner: "user_id",
  },
};

/** Columns that members' statements never set, though they may change other columns of the row. */
export const FIXED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  members: ["user_id", "slug", "created_at"],
  reviews: [
    "author_id",
    "restaurant_id",
    "user_name",
    "helpful",
    "verified",
    "sample",
    "status",
    "previous",
    "created_at",
    "edited_at",
  ],
  favorites: ["user_id", "restaurant_id", "created_at"],
  lists: ["id", "user_id", "created_at"],
  list_places: ["list_id", "user_id", "restaurant_id", "created_at"],
  review_replies: ["author_id", "review_id", "status", "created_at", "edited_at"],
  posts: ["author_id", "topic_id", "quote", "status", "created_at", "edited_at", "previous"],
};
