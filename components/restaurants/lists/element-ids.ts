/** The id of the heading of a list's places, which has the focus after one was removed. */
export const PLACES_HEADING_ID = "places";

/** The id of the heading with the name of a listed place, which names its forms. */
export const placeHeadingId = (restaurantId: string) => `place-${restaurantId}-name`;

/** The id of the form that moves and removes a place: a button elsewhere on the page sends it, too. */
export const changeFormId = (restaurantId: string) => `change-${restaurantId}`;
