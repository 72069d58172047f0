import { recordHref, ROUTES } from "@/lib/routes";

/** What shows an event: its own page, with the files beside it, and the list. */
export const pagesOfEvent = (id: string) => [ROUTES.events, recordHref(ROUTES.events, id)];
