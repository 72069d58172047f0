import { render, screen } from "@testing-library/react";
import { PinButton } from "@/components/map/pins/pin-button";
import { markerPin } from "@/lib/map/pins";
import type { Pin } from "@/lib/map/pins";

const MARKER = { id: "goodies", name: "Goodies", lat: 52.5, lng: 13.4, rating: 4.8 };
const GROUP: Pin = { key: "count-1", lat: 52.5, lng: 13.4, count: 4, cluster: 1, first: 0 };

function show(pin: Pin, listed: (typeof MARKER)[] = []) {
  const does = () => undefined;
  render(
    <PinButton
      id="pin"
      pin={pin}
      listed={listed}
      isSelected={false}
      isOpen={false}
      isLarge
      onPress={does}
      onFocus={does}
      onBlur={does}
      onEscape={does}
    />,
  );
  return screen.getByRole("button");
}

it("says the place that its restaurant has in the list (P14.990)", () => {
  const pin = show(markerPin(MARKER), [{ ...MARKER, id: "a" }, { ...MARKER, id: "b" }, MARKER]);
  expect(pin).toHaveAccessibleName("Goodies, rated 4.8");
  expect(pin).toHaveAccessibleDescription("Number 3 of 3 in the list");
});

it.each<[string, Pin]>([
  ["a map without a list", markerPin(MARKER)],
  ["several places", GROUP],
])("says none of %s", (_, pin) => {
  expect(show(pin)).not.toHaveAccessibleDescription();
});
