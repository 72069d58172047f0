import { OWN_CONTACT } from "@/lib/about/site-contact";
import { BEGUN_FACTOR_COOKIE } from "@/lib/account/second-factor/begun-factor";
import { PENDING_ACTION_STORAGE_KEY } from "@/lib/auth/pending-action";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { DRAFT_PREFIX } from "@/lib/browser/drafts";
import { ACCOUNT_LANGUAGE_STORAGE_KEY } from "@/lib/account/language/device-language";
import { NOTICE_STORAGE_KEY } from "@/lib/browser/notices";
import { GOOGLE_MAPS_KEY_STORAGE_KEY, KEY_PANEL_STORAGE_KEY } from "@/lib/google-maps/key";
import {
  LAST_LOCATION_STORAGE_KEY,
  RECENT_LOCATIONS_STORAGE_KEY,
} from "@/lib/location/last-location";
import { UNITS_STORAGE_KEY } from "@/lib/location/units";
import { SEARCH_LOCATION_STORAGE_KEY } from "@/lib/location/stored-search-location";
import { RELOADED_AT_STORAGE_KEY } from "@/lib/page-start/missing-file";
import { NEAR_ME_SORT_STORAGE_KEY } from "@/lib/restaurants/near-me/chosen-sort";
import { GOOGLE_MAPS_API_KEY, MAP_STYLE_URL, SUPABASE_URL } from "@/lib/public-env";
import {
  FAVORITES_ACCOUNT_STORAGE_KEY,
  SAVED_RESTAURANTS_STORAGE_KEY,
} from "@/lib/favorites/account-keys";
import { THEME_STORAGE_KEY } from "@/lib/page-start/theme";
import { STORED_WORLD_STORAGE_KEY } from "@/lib/world/stored-world";

type Settings = {
  supabaseUrl: string | undefined;
  googleMapsKey: string | undefined;
  mapStyleUrl: string;
  hasOwnContact?: boolean;
};

/** What the legal pages say about this deployment: where its accounts are stored and its maps come from. */
export function legalFacts({
  supabaseUrl,
  googleMapsKey,
  mapStyleUrl,
  hasOwnContact = false,
}: Settings) {
  return {
    accountKeeper: supabaseUrl
      ? `Supabase, at ${new URL(supabaseUrl).hostname}`
      : "the server of this site",
    streetMapHost: mapStyleUrl.startsWith("/") ? "this site" : new URL(mapStyleUrl).hostname,
    hasOwnContact,
    hasGoogleMapsKey: googleMapsKey !== undefined,
    authCookie: AUTH_COOKIE,
    // Supabase's own names: one for each requested link, a list of those, and the newest once more.
    verifierCookies: ["-flow-*-code-verifier", "-flows-code-verifier", "-code-verifier"].map(
      (end) => AUTH_COOKIE + end,
    ),
    begunFactorCookie: BEGUN_FACTOR_COOKIE,
    storageKeys: {
      searchLocation: SEARCH_LOCATION_STORAGE_KEY,
      favorites: SAVED_RESTAURANTS_STORAGE_KEY,
      favoritesAccount: FAVORITES_ACCOUNT_STORAGE_KEY,
      drafts: `${DRAFT_PREFIX}*`,
      pendingAction: PENDING_ACTION_STORAGE_KEY,
      mapKey: GOOGLE_MAPS_KEY_STORAGE_KEY,
      lastPlace: LAST_LOCATION_STORAGE_KEY,
      lastPlaces: RECENT_LOCATIONS_STORAGE_KEY,
      mapKeyPanel: KEY_PANEL_STORAGE_KEY,
      reloadedAt: RELOADED_AT_STORAGE_KEY,
      keptWorld: STORED_WORLD_STORAGE_KEY,
      notice: NOTICE_STORAGE_KEY,
      accountLanguage: ACCOUNT_LANGUAGE_STORAGE_KEY,
      nearMeSort: NEAR_ME_SORT_STORAGE_KEY,
      theme: THEME_STORAGE_KEY,
      units: UNITS_STORAGE_KEY,
    },
  };
}

export type LegalFacts = ReturnType<typeof legalFacts>;

/** The facts of this deployment. Names come from the code that uses them, so that the text stays true (P12.8). */
export const LEGAL_FACTS = legalFacts({
  supabaseUrl: SUPABASE_URL,
  googleMapsKey: GOOGLE_MAPS_API_KEY,
  mapStyleUrl: MAP_STYLE_URL,
  hasOwnContact: OWN_CONTACT !== undefined,
});
