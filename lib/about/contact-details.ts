import type { ContactDetails } from "@/lib/about/types";

type Settings = {
  operator: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  address: string | undefined;
};

/** The imprint and contact details of the settings; undefined until they name who runs the site, an address and an e-mail address. */
export function contactDetailsOf({
  operator,
  email,
  phone,
  address,
}: Settings): ContactDetails | undefined {
  if (!operator || !email || !address) return undefined;
  const addressLines = address.split(";").flatMap((line) => line.trim() || []);
  return { operator, email, ...(phone && { phone }), addressLines, team: [], sample: false };
}

/** What the log says at the start while a public site has no imprint of its own (P14.113). */
export function imprintWarning(settings: Settings, siteUrl: string) {
  const { hostname } = new URL(siteUrl);
  const isPublic =
    !/^(?:localhost|127\..*|\[::1\]|.*\.(?:localhost|local|test|example|invalid))$/.test(hostname);
  if (!isPublic || contactDetailsOf(settings)) return undefined;
  return "The contact page shows placeholders: set NEXT_PUBLIC_OPERATOR_NAME, NEXT_PUBLIC_CONTACT_EMAIL and NEXT_PUBLIC_CONTACT_ADDRESS to who runs this site.";
}
