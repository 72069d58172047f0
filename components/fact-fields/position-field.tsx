import { useTexts } from "#texts";
import { useEffect, useId, useRef } from "react";
import { InputField } from "@/components/forms/fields/input-field";
import { useForm } from "@/components/forms/server-form";
import { useAddress } from "@/components/fact-fields/use-address";
import { useFieldText } from "@/components/forms/fields/use-field-text";
import { usePaused } from "@/components/forms/use-paused";
import { usePositionCamera } from "@/components/fact-fields/use-position-camera";
import { MapView } from "@/components/map/map-view";
import { useIsNear } from "@/components/map/use-is-near";
import { useLocatedAddress, type AddressSearch } from "@/components/map/use-located-address";
import { latinDirection } from "@/lib/forms/latin-direction";
import type { Translator } from "@/lib/languages/translator";
import type { Coordinates } from "@/lib/location/types";
import english from "@/lib/messages/en/forms/fact-fields.json";
import type { MapMarker } from "@/lib/map/markers";
import { LARGE_STEP_METERS, readPosition, STEP_METERS, toPosition } from "@/lib/map/set-position";

const HEIGHT_PX = 320;
const NO_MARKERS: readonly MapMarker[] = [];

type Known = {
  position: Coordinates | undefined;
  isTyped: boolean;
  search: AddressSearch | undefined;
  start: Coordinates | undefined;
};

function textOf(t: Translator<keyof typeof english>, { position, isTyped, search, start }: Known) {
  if (position) return t("position.at", position);
  if (isTyped) return t("position.wrong");
  if (!search) return t(start ? "position.stored" : "position.none");
  return t(search.found ? "position.city" : "position.unknown");
}

type PositionFieldProps = {
  /** What the map is called: "Map of the position". */
  label: string;
  /** What the fields are called together. */
  legend?: string;
  lat?: string | undefined;
  lng?: string | undefined;
  /** Where the pin is before a position is given: where the record has the place. */
  start?: Coordinates | undefined;
  /** Places to compare with. */
  markers?: readonly MapMarker[];
  isRequired?: boolean;
};

/**
 * Where a place is, as latitude and longitude in a ServerForm (P14.320): typed, or by a pin on a map that starts at the form's
 * address. Without scripts there are only the two fields.
 */
export function PositionField({
  label,
  legend = "Position",
  lat = "",
  lng = "",
  start,
  markers = NO_MARKERS,
  isRequired,
}: PositionFieldProps) {
  const t = useTexts("fact-fields", english);
  const { values } = useForm();
  const root = useRef<HTMLFieldSetElement>(null);
  const isNear = useIsNear(root);
  const [latitude, latitudeField, writeLatitude] = useFieldText(values.lat ?? lat);
  const [longitude, longitudeField, writeLongitude] = useFieldText(values.lng ?? lng);
  const address = useAddress(root, isNear);
  const howId = useId();
  const position = readPosition(latitude, longitude);
  const isTyped = latitude.trim() !== "" || longitude.trim() !== "";
  const search = useLocatedAddress(isTyped ? "" : address);
  const found = isTyped ? undefined : search?.found;
  const said = usePaused(textOf(t, { position, isTyped, search, start }));
  const camera = usePositionCamera(position, found, start);

  function set(at: Coordinates) {
    const rounded = toPosition(at);
    camera.keep(rounded);
    writeLatitude(String(rounded.lat));
    writeLongitude(String(rounded.lng));
  }

  useEffect(() => {
    if (found?.isExact) set(found.at);
  });

  const dir = latinDirection(t.language);
  return (
    <fieldset ref={root} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="sr-only">{legend}</legend>
      <div className="noscript:hidden">
        <MapView
          label={label}
          markers={markers}
          center={camera.shown}
          zoom={camera.shown.zoom}
          height={HEIGHT_PX}
          hasKeyPanel={false}
          picking={{ at: position ?? found?.at ?? start, onPick: set, describedBy: howId }}
        />
        <p aria-live="polite" aria-atomic="true" className="mt-2 text-small">
          {said}
        </p>
        <p id={howId} className="text-small text-ink-3">
          {t("position.how", { step: STEP_METERS, large: LARGE_STEP_METERS })}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-3 narrow:grid-cols-2">
        <InputField
          ref={latitudeField}
          label={t("lat")}
          name="lat"
          icon="MapPin"
          inputMode="decimal"
          dir={dir}
          autoComplete="off"
          placeholder="52.4871"
          defaultValue={lat}
          aria-required={isRequired}
          hint={t("lat.hint")}
        />
        <InputField
          ref={longitudeField}
          label={t("lng")}
          name="lng"
          icon="MapPin"
          inputMode="decimal"
          dir={dir}
          autoComplete="off"
          placeholder="13.4241"
          defaultValue={lng}
          aria-required={isRequired}
          hint={t("lng.hint")}
        />
      </div>
    </fieldset>
  );
}
