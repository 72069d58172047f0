import { foldText } from "@/lib/strings/fold-text";
import { distanceMiles } from "@/lib/location/distance";
import { nameLikeness } from "@/lib/import/match/name-likeness";
import type { VenueFacts } from "@/lib/import/venue";

const METERS_PER_MILE = 1609.344;
const SAME_NAME_METERS = 60;
/** The farthest apart that two elements of one venue may be. */
export const SAME_CONTACT_METERS = 150;

type Comparable = Pick<VenueFacts, "name" | "lat" | "lng"> & {
  latinName?: string | undefined;
  phone?: string | undefined;
  website?: string | undefined;
  address?: string | undefined;
};

const letters = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
const digits = (text: string | undefined) => text?.replace(/\D/g, "").slice(-8) || undefined;
const page = (url: string | undefined) =>
  url
    ?.toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[/?#]+$/, "") || undefined;

function houseNumber(address: string | undefined) {
  return address?.match(/\d+/)?.[0];
}

function hasSameContact(a: Comparable, b: Comparable) {
  const phone = digits(a.phone);
  const website = page(a.website);
  return (
    (phone !== undefined && phone === digits(b.phone)) ||
    (website !== undefined && website === page(b.website))
  );
}

/** Each way in which the name is written. */
const namesOf = ({ name, latinName }: Comparable) => (latinName ? [name, latinName] : [name]);

const lettersOf = (venue: Comparable) => namesOf(venue).map(letters).filter(Boolean);

const hasSameName = (a: Comparable, b: Comparable) =>
  lettersOf(a).some((name) => lettersOf(b).includes(name));

/** Whether telephone or website are known of both, and differ. */
function hasOtherContact(a: Comparable, b: Comparable) {
  const differ = (first: string | undefined, second: string | undefined) =>
    first !== undefined && second !== undefined && first !== second;
  return differ(digits(a.phone), digits(b.phone)) || differ(page(a.website), page(b.website));
}

/**
 * Whether an element replaces the one of a known venue: its name within 60 m, also in another spelling unless telephone or website
 * differ, or the same website or telephone within 150 m. Under a name of its own, nothing of both may differ: it can be another business
 * of the same house.
 */
export function isRedrawn(a: Comparable, b: Comparable) {
  const meters = distanceMiles(a, b) * METERS_PER_MILE;
  if (meters > SAME_CONTACT_METERS) return false;
  const likeness = nameLikeness(namesOf(a), namesOf(b));
  const isSpelling = likeness === "alike" && !hasOtherContact(a, b);
  if (meters <= SAME_NAME_METERS && (isSpelling || hasSameName(a, b))) return true;
  return hasSameContact(a, b) && (likeness !== "different" || !hasOtherContact(a, b));
}

/**
 * Whether two elements of one extract are one venue. Both still exist, so more has to agree than for a replaced one:
 * branches of a chain have the same name, and share telephone and website, but not the house.
 */
export function isDuplicate(a: Comparable, b: Comparable) {
  const meters = distanceMiles(a, b) * METERS_PER_MILE;
  const [house, other] = [houseNumber(a.address), houseNumber(b.address)];
  if (house && other && house !== other) return false;
  if (hasSameName(a, b))
    return meters <= SAME_NAME_METERS || (meters <= SAME_CONTACT_METERS && hasSameContact(a, b));
  const isPart = lettersOf(a).some((first) =>
    lettersOf(b).some((second) => first.includes(second) || second.includes(first)),
  );
  return isPart && meters <= SAME_NAME_METERS && hasSameContact(a, b);
}
