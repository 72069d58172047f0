import { z } from "zod";
import { tagValues, type OsmTags } from "@/lib/osm/element";
import type { SocialNetwork } from "@/lib/restaurants/social-networks";

const LONGEST_URL = 500;

/** The first value that `read` accepts, of the tag with and without the prefix "contact:". */
function firstOf<T>(tags: OsmTags, keys: string[], read: (value: string) => T | undefined) {
  for (const key of keys)
    for (const value of [tags[key], tags[`contact:${key}`]].flatMap(tagValues)) {
      const found = read(value);
      if (found !== undefined) return found;
    }
  return undefined;
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

/** A telephone number as it is written, or undefined for what is none. */
export function readPhone(value: string) {
  const text = value
    .replace(/[^\d+()/ .-]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const digits = text.replace(/\D/g, "").length;
  return digits >= 5 && digits <= 17 ? text : undefined;
}

/** An e-mail address, or undefined for what is none. */
export const readEmail = (value: string) => z.email().safeParse(value).data;

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

/** Telephone, website, e-mail address and social networks, each the first value that is one. */
export function contact(tags: OsmTags) {
  const phone = firstOf(tags, ["phone", "mobile"], readPhone);
  const website = firstOf(tags, ["website", "url"], readUrl);
  const email = firstOf(tags, ["email"], readEmail);
  const instagram = firstOf(tags, ["instagram"], readInstagram);
  const facebook = firstOf(tags, ["facebook"], readFacebook);
  const socialMedia = { ...(instagram && { instagram }), ...(facebook && { facebook }) };
  return {
    ...(phone && { phone }),
    ...(website && { website }),
    ...(email && { email }),
    ...(Object.keys(socialMedia).length > 0 && { socialMedia }),
  };
}
