import type { Restaurant } from "@/lib/restaurants/types";

/** Networks on which a restaurant may have a page; each is a fact of its own, kept in one column (P14.82). */
export const SOCIAL_NETWORKS = ["instagram", "facebook"] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const isSocialNetwork = (name: string): name is SocialNetwork =>
  SOCIAL_NETWORKS.some((network) => network === name);

/** A fact of a record by its name: a column, or a network's page. */
export function factOf(
  record:
    Pick<Partial<Restaurant>, "socialMedia"> | { socialMedia: Restaurant["socialMedia"] | null },
  name: string,
): unknown {
  if (isSocialNetwork(name)) return record.socialMedia?.[name];
  return (record as Readonly<Record<string, unknown>>)[name];
}

/** The networks' pages with another one for one of them; null where none is left. */
export function withNetwork(
  pages: Restaurant["socialMedia"] | null,
  network: SocialNetwork,
  page: unknown,
): NonNullable<Restaurant["socialMedia"]> | null {
  const { [network]: _old, ...others } = pages ?? {};
  const all = typeof page === "string" ? { ...others, [network]: page } : others;
  return Object.keys(all).length > 0 ? all : null;
}
