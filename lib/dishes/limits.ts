/** How many dishes a restaurant's page shows; all are on a page of their own. */
export const SHOWN_DISHES = 20;

export const DISHES_PER_PAGE = 50;
