import { MapPin } from "@/components/ui/icons";
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
import type { Coordinates } from "@/lib/location/types";
import type { MapMarker } from "@/lib/map/markers";
import { LARGE_STEP_METERS, readPosition, STEP_METERS, toPosition } from "@/lib/map/set-position";

const HEIGHT_PX = 320;
const NO_MARKERS: readonly MapMarker[] = [];

const HOW = `Drag the pin or press the map. Arrow keys move the pin by ${STEP_METERS} meters, with Shift by ${LARGE_STEP_METERS}.`;
const WRONG =
  "This is not a position. Write both in degrees: a latitude from -90 to 90, as in 52.52, and a longitude from -180 to 180.";

type Known = {
  position: Coordinates | undefined;
  isTyped: boolean;
  search: AddressSearch | undefined;
  start: Coordinates | undefined;
};

function textOf({ position, isTyped, search, start }: Known) {
  if (position) return `The pin is at ${position.lat}, ${position.lng}.`;
  if (isTyped) return WRONG;
  if (!search && start) return "The pin shows the stored position. Move it to the door.";
  if (!search) return "No position yet: type the address above, or press the map.";
  if (!search.found)
    return "We do not know where this address is. Press the map where the door is, or type the position.";
  return "The map shows the city of the address, and no position is set yet. Move the pin to the door.";
}

type PositionFieldProps = {
  /** What the map is called: "Map of the position". */
  label: string;
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
  lat = "",
  lng = "",
  start,
  markers = NO_MARKERS,
  isRequired,
}: PositionFieldProps) {
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
  const said = usePaused(textOf({ position, isTyped, search, start }));
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

  return (
    <fieldset ref={root} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="sr-only">Position</legend>
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
          {HOW}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-3 narrow:grid-cols-2">
        <InputField
          ref={latitudeField}
          label="Latitude"
          name="lat"
          icon={MapPin}
          inputMode="decimal"
          autoComplete="off"
          placeholder="52.4871"
          defaultValue={lat}
          aria-required={isRequired}
          hint="Decimal degrees; north is positive."
        />
        <InputField
          ref={longitudeField}
          label="Longitude"
          name="lng"
          icon={MapPin}
          inputMode="decimal"
          autoComplete="off"
          placeholder="13.4241"
          defaultValue={lng}
          aria-required={isRequired}
          hint="East is positive."
        />
      </div>
    </fieldset>
  );
}
