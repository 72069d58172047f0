import * as z from "zod/mini";
import type { OsmTags } from "@/lib/osm/element";
import { tagValues } from "@/lib/osm/tag-values";
import type { SocialNetwork } from "@/lib/restaurants/facts/social-networks";

const LONGEST_URL = 500;
/** How many telephone numbers, websites or addresses of a venue are shown. */
const MOST = 5;

type Split = (value: string | undefined) => string[];

/** The values that `read` accepts, of the tags with and without the prefix "contact:", each once. */
function allOf(
  tags: OsmTags,
  keys: string[],
  read: (value: string) => string | undefined,
  split: Split = tagValues,
) {
  const values = keys.flatMap((key) => [tags[key], tags[`contact:${key}`]]).flatMap(split);
  return [...new Set(values.flatMap((value) => read(value) ?? []))].slice(0, MOST);
}

/** The URLs of a tag. A semicolon or comma separates them where a URL or host follows; else it is a part of one. */
function urlsOf(value: string | undefined) {
  return (value ?? "")
    .split(/(?:[;,]\s*|\s+)(?=https?:\/\/|www\.)/i)
    .flatMap((part) =>
      /[/?#]/.test(part.replace(/^https?:\/\//i, "")) ? part : part.split(/[;,]/),
    )
    .map((part) => part.replace(/[;,\s]+$/, "").trim())
    .filter(Boolean);
}

/** An http(s) URL with a host name that has a dot, or undefined; a scheme that is missing is https. */
export function readUrl(value: string) {
  const text = /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value.replace(/^\/+/, "")}`;
  if (!URL.canParse(text) || text.length > LONGEST_URL || /\s/.test(text)) return undefined;
  const url = new URL(text);
  if (!["http:", "https:"].includes(url.protocol) || url.username || url.password) return undefined;
  return /^[^.].*\.[^.]{2,}$/.test(url.hostname)
    ? url.href.replace(/^(https?:\/\/[^/]+)\/$/, "$1")
    : undefined;
}

const FEWEST_DIGITS = 5;
const digitsIn = (text: string) => text.replace(/\D/g, "").length;

/** The telephone numbers of a tag. A slash separates them where a whole number stands on both sides; else it follows an area code. */
function phonesOf(value: string | undefined) {
  return tagValues(value).flatMap((part) => {
    const numbers = part.split(/\s+\/\s+|\/(?=\s*(?:\+|0\d))/);
    return numbers.every((number) => digitsIn(number) > FEWEST_DIGITS) ? numbers : part;
  });
}

/** "12" at the end of "+1 212 555 0148 ext. 12". */
const EXTENSION = /(?<![a-z])(?:ext(?:ension)?|x|dw|durchwahl|anexo|poste)[.:\s]*(\d{1,6})\s*$/i;

/** A telephone number as it is written, or undefined for what is none. */
export function readPhone(value: string) {
  const text = value
    .replace(EXTENSION, "")
    .replace(/[^\d+()/ .-]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const digits = digitsIn(text);
  if (digits < FEWEST_DIGITS || digits > 17) return undefined;
  const extension = EXTENSION.exec(value)?.[1];
  return extension ? `${text} ext. ${extension}` : text;
}

/** An e-mail address, or undefined for what is none. */
export const readEmail = (value: string) =>
  z.email().safeParse(value.replace(/^mailto:/i, "").replace(/\?.*$/, "")).data;

/** An account of a social network: a URL of its host, or a bare name. */
function profile(host: SocialNetwork) {
  return (value: string) => {
    const name = /^@?([\w.-]{2,60})$/.exec(value)?.[1];
    if (name && !name.includes(`${host}.`)) return `https://www.${host}.com/${name}`;
    const url = readUrl(value);
    return url && `.${new URL(url).hostname}`.endsWith(`.${host}.com`) ? url : undefined;
  };
}

export const readInstagram = profile("instagram");
export const readFacebook = profile("facebook");

/** Telephone, website, e-mail address and social networks, each the first value that is one, and the others beside them. */
export function contact(tags: OsmTags) {
  const [phone, ...phones] = allOf(tags, ["phone", "mobile"], readPhone, phonesOf);
  const [website, ...websites] = allOf(tags, ["website", "url"], readUrl, urlsOf);
  const [email, ...emails] = allOf(tags, ["email"], readEmail);
  const [instagram] = allOf(tags, ["instagram"], readInstagram);
  const [facebook] = allOf(tags, ["facebook"], readFacebook);
  const moreContacts = {
    ...(phones.length > 0 && { phones }),
    ...(websites.length > 0 && { websites }),
    ...(emails.length > 0 && { emails }),
  };
  const socialMedia = { ...(instagram && { instagram }), ...(facebook && { facebook }) };
  return {
    ...(phone && { phone }),
    ...(website && { website }),
    ...(email && { email }),
    ...(Object.keys(moreContacts).length > 0 && { moreContacts }),
    ...(Object.keys(socialMedia).length > 0 && { socialMedia }),
  };
}
