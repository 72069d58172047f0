/**
 * What Google requires of structured data, by type (developers.google.com/search/docs/appearance/structured-data): each name is
 * a property that must be there, one of several where they are joined by "|".
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AggregateRating: ["ratingValue", "ratingCount|reviewCount"],
  Article: ["headline", "image"],
  Bakery: ["name", "address"],
  BarOrPub: ["name", "address"],
  Blog: ["name", "url"],
  BlogPosting: ["headline", "image", "datePublished"],
  BreadcrumbList: ["itemListElement"],
  CafeOrCoffeeShop: ["name", "address"],
  Comment: ["text", "author", "datePublished"],
  DiscussionForumPosting: ["author", "datePublished", "text"],
  Event: ["name", "startDate", "location"],
  FastFoodRestaurant: ["name", "address"],
  FoodEstablishment: ["name", "address"],
  GeoCoordinates: ["latitude", "longitude"],
  IceCreamShop: ["name", "address"],
  ImageObject: ["url"],
  InteractionCounter: ["interactionType", "userInteractionCount"],
  ItemList: ["itemListElement"],
  ListItem: ["position", "url|item"],
  LocationFeatureSpecification: ["name", "value"],
  Menu: ["hasMenuItem"],
  MenuItem: ["name"],
  Offer: ["price", "priceCurrency"],
  OpeningHoursSpecification: ["dayOfWeek|validThrough", "opens", "closes"],
  Organization: ["name", "url"],
  Person: ["name"],
  Place: ["name", "address"],
  PostalAddress: ["addressLocality"],
  ProfilePage: ["mainEntity"],
  Rating: ["ratingValue", "bestRating"],
  HowToStep: ["text"],
  Recipe: ["name", "image", "recipeIngredient", "recipeInstructions", "totalTime", "recipeYield"],
  Restaurant: ["name", "address"],
  Review: ["author", "reviewRating"],
  Store: ["name", "address"],
  WebPage: ["name", "url"],
  WebSite: ["name", "url"],
  WriteAction: [],
};

/** Properties whose text must be a whole address of the site, a day, a time of day or a duration. */
const SITE_ADDRESS = /^https?:\/\/[^/]+(\/\S*)?$/;
const FORMATS: Readonly<Record<string, RegExp>> = {
  "@id": SITE_ADDRESS,
  url: SITE_ADDRESS,
  image: SITE_ADDRESS,
  item: SITE_ADDRESS,
  datePublished: /^\d{4}-\d\d-\d\d$/,
  dateModified: /^\d{4}-\d\d-\d\d$/,
  endDate: /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/,
  startDate: /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  prepTime: /^PT\d+M$/,
  cookTime: /^PT\d+M$/,
  totalTime: /^PT\d+M$/,
  timeRequired: /^PT\d+M$/,
};

export type Thing = Record<string, unknown>;

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function missing(thing: Thing, required: string) {
  return required.split("|").every((name) => {
    const value = thing[name];
    return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  });
}

function listFaults(type: string, elements: unknown, path: string) {
  if (!Array.isArray(elements)) return [`${path}: itemListElement is no list`];
  const positions = elements.map((element) => (isThing(element) ? element.position : undefined));
  const counted = elements.map((_, index) => index + 1);
  return [
    ...(positions.join() === counted.join() ? [] : [`${path}: positions are ${positions.join()}`]),
    ...(type === "BreadcrumbList" && elements.length < 2 ? [`${path}: a way of one step`] : []),
  ];
}

/** What is wrong with a thing and with the things in it, one line each; empty when nothing is. */
export function findFaults(value: unknown, path = "$"): string[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => findFaults(item, `${path}[${i}]`));
  if (!isThing(value)) return [];
  const type = String(value["@type"]);
  const required = REQUIRED[type];
  if (!required) return [`${path}: nothing is known of the type ${type}`];
  return [
    ...required
      .filter((name) => missing(value, name))
      .map((name) => `${path}: ${type} without ${name}`),
    ...("itemListElement" in value ? listFaults(type, value.itemListElement, path) : []),
    ...Object.entries(value).flatMap(([name, inner]) => [
      ...[inner]
        .flat()
        .filter((text) => typeof text === "string" && FORMATS[name]?.test(text) === false)
        .map((text) => `${path}.${name}: ${text}`),
      ...findFaults(inner, `${path}.${name}`),
    ]),
  ];
}
