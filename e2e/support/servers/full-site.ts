import type { BrowserContext, Page } from "@playwright/test";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { runShell } from "@/e2e/support/servers/database-shell";
import { newDeskAccount } from "@/e2e/support/desk-steps";
import { extract, runImport } from "@/e2e/support/servers/imported-server";

/** More than the desk shows on one page. */
const LISTINGS = 30;

export const LEAF = "test-leaf-1-berlin";

const REVIEWS = [5, 3]
  .map(
    (rating, index) =>
      `('full-${index}', '${LEAF}', 'x', 'Wren', ${rating}, 'A long lunch', 'Long enough to be a review of this place.', '[]', '2026-11-01', now(), 0, false)`,
  )
  .join();

/** As long as the token of a listing is. */
const TOKEN_PREFIX = "full-listing-number-";

export const FIRST_LISTING = `${TOKEN_PREFIX}01`;

const STATEMENTS = [
  `insert into chard.listings (token, name, address, description, details) select '${TOKEN_PREFIX}' || lpad(n::text, 2, '0'), 'Listing ' || n, 'Linienstrasse ' || n || ', Berlin', 'Plants, mostly.', '{}' from generate_series(1, ${LISTINGS}) n`,
  `insert into chard.dishes (restaurant_id, name, level, request, price, currency, allergens, by_owner, eaten_by, eaten_at, gone_by) values
    ('${LEAF}', 'Radish plate with rye bread', 'vegan', null, 13.5, 'EUR', '{gluten,sesame}', true, 41, now(), 0),
    ('${LEAF}', 'Noodle soup with smoked tofu', 'on request', 'without the egg', null, null, '{}', false, 0, null, 0),
    ('${LEAF}', 'Fig tart', null, null, null, null, '{}', false, 0, null, 3)`,
  `insert into chard.tips (restaurant_id, text, helpful) values ('${LEAF}', 'Ask for the second menu. Everything on it is vegan.', 3)`,
  `insert into chard.reviews (id, restaurant_id, user_id, user_name, rating, title, content, images, visit_date, created_at, helpful, sample) values ${REVIEWS}`,
];

/** Gives a server real restaurants, reviews, dishes, a tip and listings that wait, and a moderator, whose cookies it returns. */
export async function fillSite(page: Page, server: AuthServer) {
  runImport(server, extract());
  for (const statement of STATEMENTS) await runShell(server, statement);
  await newDeskAccount(page, server);
  return page.context().cookies();
}

export type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;
