import { useFactWords } from "#fact-words";
import { useTexts } from "#texts";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { Disclosure } from "@/components/forms/disclosure";
import { InputField } from "@/components/forms/fields/input-field";
import { CuisineField } from "@/components/fact-fields/cuisine-field";
import { HoursField } from "@/components/fact-fields/hours-field";
import { PositionField } from "@/components/fact-fields/position-field";
import { useForm } from "@/components/forms/server-form";
import { ReviewPhotoFields } from "@/components/restaurants/reviews/review-photo-fields";
import { descriptionField, fileField, PHOTO_SLOTS } from "@/lib/reviews/photo-fields";
import { latinDirection } from "@/lib/forms/latin-direction";
import { listComma } from "@/lib/languages/marks";
import fields from "@/lib/messages/en/forms/fact-fields.json";
import labels from "@/lib/messages/en/forms/facts.json";
import english from "@/lib/messages/en/forms/listing.json";
import { VEGAN_LEVEL_TEXTS, VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";

const PHOTO_NAMES = PHOTO_SLOTS.flatMap((slot) => [fileField(slot), descriptionField(slot)]);

type ListingDetailsProps = { typed: Readonly<Record<string, string>> };

/** What a listing may say besides its three fields, in closed groups that name their state. */
export function ListingDetails({ typed }: ListingDetailsProps) {
  const t = useTexts("listing-form", english);
  const ofFacts = useTexts("fact-labels", labels);
  const ofFields = useTexts("fact-fields", fields);
  const words = useFactWords();
  const { errors } = useForm();
  const has = (...names: string[]) => names.some((name) => errors[name]);
  const given = ["phone", "website", "email"].filter((name) => typed[name]).length;
  const cuisines = typed.cuisines
    ?.split(", ")
    .map((cuisine) => words("cuisine", cuisine))
    .join(listComma(t.language));
  const latin = latinDirection(t.language);
  const none = ofFields("day.not-given");
  const levels = VEGAN_LEVELS.map((value) => {
    const { label, meaning } = VEGAN_LEVEL_TEXTS[value];
    return {
      value,
      label: words("level", value, label),
      meaning: words("level-meaning", value, meaning),
    };
  });
  const level = levels.find(({ value }) => value === typed.veganLevel);
  return (
    <div className="border-t border-line">
      <Disclosure
        icon="MapPin"
        title={t("pin")}
        state={t(typed.lat && typed.lng ? "pin.given" : "pin.from-address")}
        isFaulty={has("lat", "lng")}
      >
        <PositionField label={ofFields("position.map")} legend={ofFacts("position")} />
      </Disclosure>
      <Disclosure
        icon="Leaf"
        title={ofFacts("veganLevel")}
        state={level?.label ?? none}
        isFaulty={has("veganLevel")}
      >
        <ChoiceField legend={t("level")} name="veganLevel" isOptional choices={levels} />
      </Disclosure>
      <Disclosure
        icon="CookingPot"
        title={ofFields("cuisines")}
        state={cuisines || none}
        isFaulty={has("cuisines")}
      >
        <CuisineField name="cuisines" />
      </Disclosure>
      <Disclosure
        icon="Clock"
        title={ofFacts("hoursText")}
        state={typed.hours ? t("hours.given") : none}
        isFaulty={has("hours")}
      >
        <HoursField name="hours" label={ofFacts("hoursText")} />
      </Disclosure>
      <Disclosure
        icon="Phone"
        title={t("contact")}
        state={given === 0 ? none : t("contact.count", { count: given })}
        isFaulty={has("phone", "website", "email")}
      >
        <InputField
          label={ofFacts("phone")}
          name="phone"
          icon="Phone"
          type="tel"
          dir={latin}
          autoComplete="tel"
        />
        <InputField
          label={ofFacts("website")}
          name="website"
          icon="Globe"
          type="url"
          dir={latin}
          placeholder="https://"
          autoComplete="url"
        />
        <InputField
          label={t("contact.email")}
          name="email"
          icon="Mail"
          type="email"
          dir={latin}
          autoComplete="email"
          hint={t("contact.email.hint")}
        />
      </Disclosure>
      <Disclosure
        icon="Camera"
        title={t("photos")}
        state={t("photos.count")}
        isFaulty={has(...PHOTO_NAMES)}
      >
        <ReviewPhotoFields />
      </Disclosure>
    </div>
  );
}
