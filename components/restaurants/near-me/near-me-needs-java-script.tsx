import { useTexts } from "#texts";
import { Fragment, type ReactNode } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { sentenceSpace } from "@/lib/languages/marks";
import english from "@/lib/messages/en/near-me/near-me-page.json";
import { ROUTES } from "@/lib/routes";
import { SEARCH_PATH } from "@/lib/search/paths";

type NearMeNeedsJavaScriptProps = {
  isTiled: boolean;
  /** The first restaurants around a place are in the list; this is the page with those of its city. */
  city?: { name: string; href: string };
  /** No restaurant is near the place. */
  isEmpty?: boolean;
};

const link = (href: string) =>
  function LinkOfText(text: ReactNode) {
    return (
      <IntentLink key={href} href={href} className="link">
        {text}
      </IntentLink>
    );
  };

const WAYS = {
  search: link(SEARCH_PATH),
  country: link(ROUTES.byCountry),
  city: link(ROUTES.byCity),
};

/** What near me cannot do without JavaScript. With tiles and no place there is no list, so it leads to what works. */
export function NearMeNeedsJavaScript({
  isTiled,
  city,
  isEmpty = false,
}: NearMeNeedsJavaScriptProps) {
  const t = useTexts("near-me-page", english);
  const space = sentenceSpace(t.language);
  const sentences = [
    t("scripts"),
    isEmpty && t("scripts.none"),
    city && !isEmpty && t.rich("scripts.city", { name: city.name, city: link(city.href) }),
    isTiled && isEmpty && t.rich("scripts.choose", WAYS),
    isTiled && !isEmpty && !city && t.rich("scripts.type", WAYS),
    !isTiled && t("scripts.all"),
  ].filter(Boolean);
  return (
    <NeedsJavaScript className="mb-4">
      {sentences.map((sentence, index) => (
        <Fragment key={index}>
          {index > 0 && space}
          {sentence}
        </Fragment>
      ))}
    </NeedsJavaScript>
  );
}
