import { Camera, Clock, CookingPot, Globe, Leaf, Mail, MapPin, Phone } from "@/components/ui/icons";
import { ChoiceField } from "@/components/forms/fields/choice-field";
import { Disclosure } from "@/components/forms/disclosure";
import { InputField } from "@/components/forms/fields/input-field";
import { CuisineField } from "@/components/fact-fields/cuisine-field";
import { HoursField } from "@/components/fact-fields/hours-field";
import { PositionField } from "@/components/fact-fields/position-field";
import { useForm } from "@/components/forms/server-form";
import { ReviewPhotoFields } from "@/components/restaurants/reviews/review-photo-fields";
import { descriptionField, fileField, PHOTO_SLOTS } from "@/lib/reviews/photo-fields";
import {
  VEGAN_LEVEL_TEXTS,
  VEGAN_LEVELS,
  type VeganLevel,
} from "@/lib/restaurants/facts/vegan-level";

const PHOTO_NAMES = PHOTO_SLOTS.flatMap((slot) => [fileField(slot), descriptionField(slot)]);

const NONE = "Not given";

type ListingDetailsProps = { typed: Readonly<Record<string, string>> };

/** What a listing may say besides its three fields, in closed groups that name their state. */
export function ListingDetails({ typed }: ListingDetailsProps) {
  const { errors } = useForm();
  const has = (...names: string[]) => names.some((name) => errors[name]);
  const given = ["phone", "website", "email"].filter((name) => typed[name]).length;
  const level = VEGAN_LEVEL_TEXTS[typed.veganLevel as VeganLevel]?.label ?? NONE;
  return (
    <div className="border-t border-line">
      <Disclosure
        icon={MapPin}
        title="Pin on the map"
        state={typed.lat && typed.lng ? "Given" : "From the address"}
        isFaulty={has("lat", "lng")}
      >
        <PositionField label="Map of the position" />
      </Disclosure>
      <Disclosure icon={Leaf} title="How vegan" state={level} isFaulty={has("veganLevel")}>
        <ChoiceField
          legend="How much of the menu is vegan"
          name="veganLevel"
          isOptional
          choices={VEGAN_LEVELS.map((value) => ({ value, ...VEGAN_LEVEL_TEXTS[value] }))}
        />
      </Disclosure>
      <Disclosure
        icon={CookingPot}
        title="Cuisines"
        state={typed.cuisines || NONE}
        isFaulty={has("cuisines")}
      >
        <CuisineField name="cuisines" />
      </Disclosure>
      <Disclosure
        icon={Clock}
        title="Opening hours"
        state={typed.hours ? "Given" : NONE}
        isFaulty={has("hours")}
      >
        <HoursField name="hours" label="Opening hours" />
      </Disclosure>
      <Disclosure
        icon={Phone}
        title="Phone, website, email"
        state={given === 0 ? NONE : `${given} of 3`}
        isFaulty={has("phone", "website", "email")}
      >
        <InputField label="Phone" name="phone" icon={Phone} type="tel" autoComplete="tel" />
        <InputField
          label="Website"
          name="website"
          icon={Globe}
          type="url"
          placeholder="https://"
          autoComplete="url"
        />
        <InputField
          label="Email of the restaurant"
          name="email"
          icon={Mail}
          type="email"
          autoComplete="email"
          hint="It is shown on the page."
        />
      </Disclosure>
      <Disclosure icon={Camera} title="Photos" state="Up to 4" isFaulty={has(...PHOTO_NAMES)}>
        <ReviewPhotoFields />
      </Disclosure>
    </div>
  );
}
