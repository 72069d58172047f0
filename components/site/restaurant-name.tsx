import { SummaryName } from "@/components/site/summary-name";
import { nameLang } from "@/lib/restaurants/names/name-language";

/** The forms of a restaurant's name, as records and rows of the database have them. */
export type NameForms = {
  name: string;
  latinName?: string | null | undefined;
  countryCode?: string | null | undefined;
};

/** The name as it is written at the door, with its language and direction. */
export function RestaurantName({ name, countryCode }: Omit<NameForms, "latinName">) {
  return <SummaryName name={name} nameLang={nameLang(name, countryCode ?? undefined)} />;
}

/** Both forms of the name in one line: "愛家素食 (Loving Hut)". */
export function BothNames({ latinName, ...forms }: NameForms) {
  return (
    <>
      <RestaurantName {...forms} />
      {latinName && ` (${latinName})`}
    </>
  );
}
