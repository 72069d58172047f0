import countryToCurrency from "country-to-currency";

/** The currency (ISO 4217) of a country (ISO 3166-1 alpha-2); undefined where the country is not known. */
export function currencyOf(countryCode: string | undefined): string | undefined {
  if (!countryCode || !Object.hasOwn(countryToCurrency, countryCode)) return undefined;
  return countryToCurrency[countryCode as keyof typeof countryToCurrency];
}
