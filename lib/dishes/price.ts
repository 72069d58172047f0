import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import type { DishPrice } from "@/lib/dishes/types";

/** A sign or code of a currency, and blanks. */
const AROUND = /[\s\p{Sc}]|\p{Lu}{3}\b/gu;
/** "1.200" and "12,500,000.50" are thousands: hardly a currency has three decimals. */
const THOUSANDS = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;
const PLAIN = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** A price as people write it, "13,50" or "€ 13.50", with two decimals: "13.50". Undefined for anything else, and for nothing at all. */
export function parsePrice(text: string): string | undefined {
  const written = text.replace(AROUND, "");
  const plain = THOUSANDS.test(written) ? withoutThousands(written) : written;
  if (!PLAIN.test(plain)) return undefined;
  const amount = Number(plain.replace(",", "."));
  return amount > 0 ? amount.toFixed(2) : undefined;
}

const withoutThousands = (text: string) => text.replace(/[.,](?=\d{3}(?!\d))/g, "");

/** "€13.50", "¥1,200"; "13,50 €". */
export function priceText({ amount, currency }: DishPrice, language: Language = DEFAULT_LANGUAGE) {
  return new Intl.NumberFormat(LANGUAGES[language].tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).format(Number(amount));
}
