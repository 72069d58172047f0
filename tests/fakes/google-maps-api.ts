/**
 * What the fake does once its script runs. "refuses": Google logs `error` and calls gm_authFailure when a map is made;
 * "refuses silently": without the log; "throws": making a map throws `error`; "never loads": the callback is not called.
 */
export type Behavior =
  | { kind: "works" | "refuses silently" | "never loads" }
  | { kind: "refuses" | "throws"; error: string };

/** What the stand-in keeps for a test to look at, under `window.googleMapsFake`. */
export type GoogleMapsFake = {
  maps: { mapId: string; colorScheme: string }[];
  scripts: number;
  requests: { kind: string; input: unknown }[];
};

declare global {
  interface Window {
    googleMapsFake?: GoogleMapsFake;
  }
}

/** Runs in the browser, so it may use nothing from outside. A small map of Google's parts that the site uses. */
function install(behavior: Behavior) {
  type Listener = (event?: unknown) => void;
  type Point = { lat: number; lng: number };

  const fake = (window.googleMapsFake ??= { maps: [], scripts: 0, requests: [] });
  fake.scripts += 1;

  class LatLng {
    constructor(readonly point: Point) {}
    lat = () => this.point.lat;
    lng = () => this.point.lng;
    toJSON = () => this.point;
  }
  class Size {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
  }
  class Observable {
    listeners: Record<string, Set<Listener>> = {};
    addListener(type: string, listener: Listener) {
      (this.listeners[type] ??= new Set()).add(listener);
      return { remove: () => this.listeners[type]?.delete(listener) };
    }
    fire(type: string, event?: unknown) {
      this.listeners[type]?.forEach((listener) => listener(event));
    }
    set(name: string, value: unknown) {
      Object.assign(this, { [name]: value });
    }
    setOptions(options: object) {
      Object.assign(this, options);
    }
  }

  const pixel = ({ lat, lng }: Point, zoom: number) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    const world = 256 * 2 ** zoom;
    return {
      x: (lng / 360 + 0.5) * world,
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
    };
  };

  class FakeMap extends Observable {
    center: Point;
    zoom: number;
    pane = document.createElement("div");
    overlays = new Set<{ draw: () => void }>();

    constructor(
      readonly div: HTMLElement,
      options: { center: Point; zoom: number; mapId: string; colorScheme: string },
    ) {
      super();
      if (behavior.kind === "throws") throw new Error(behavior.error);
      this.center = options.center;
      this.zoom = options.zoom;
      div.dataset.fakeMap = options.colorScheme;
      div.style.background = options.colorScheme === "DARK" ? "#123" : "#cde";
      div.append(this.pane);
      div.addEventListener("click", (domEvent) =>
        this.fire("click", { domEvent, latLng: new LatLng(this.center), stop: () => {} }),
      );
      fake.maps.push({ mapId: options.mapId, colorScheme: options.colorScheme });
      setTimeout(() => this.moved());
      if (behavior.kind === "refuses") console.error(behavior.error);
      if (behavior.kind === "refuses" || behavior.kind === "refuses silently")
        setTimeout(() => window.gm_authFailure?.());
    }
    getDiv = () => this.div;
    getCenter = () => new LatLng(this.center);
    getZoom = () => this.zoom;
    getHeading = () => 0;
    getTilt = () => 0;
    getBounds = () => ({ toJSON: () => ({ north: 1, south: 0, east: 1, west: 0 }) });
    panTo(point: Point) {
      this.center = { lat: point.lat, lng: point.lng };
      this.moved();
    }
    setZoom(zoom: number) {
      this.zoom = zoom;
      this.moved();
    }
    moveCamera(camera: { center?: Point; zoom?: number }) {
      Object.assign(this, camera);
      this.moved();
    }
    moved() {
      this.overlays.forEach((overlay) => overlay.draw());
      this.fire("bounds_changed");
      this.fire("idle");
    }
    place(element: HTMLElement, at: Point) {
      const center = pixel(this.center, this.zoom);
      const { x, y } = pixel(at, this.zoom);
      element.style.position = "absolute";
      element.style.left = `${x - center.x + this.div.clientWidth / 2}px`;
      element.style.top = `${y - center.y + this.div.clientHeight / 2}px`;
    }
  }

  class AdvancedMarkerElement extends HTMLElement {
    at: Point | null = null;
    shownOn: FakeMap | null = null;
    anchorLeft = "-50%";
    anchorTop = "-100%";
    gmpClickable = false;

    get map() {
      return this.shownOn;
    }
    set map(map: FakeMap | null) {
      this.shownOn?.overlays.delete(this);
      this.remove();
      this.shownOn = map;
      map?.overlays.add(this);
      map?.pane.append(this);
      this.draw();
    }
    get position() {
      return this.at;
    }
    set position(at: Point | null) {
      this.at = at;
      this.draw();
    }
    get content() {
      return this.firstElementChild;
    }
    set content(content: Element | null) {
      this.replaceChildren(...(content ? [content] : []));
    }
    set zIndex(index: number) {
      this.style.zIndex = String(index);
    }
    draw() {
      if (!this.shownOn || !this.at) return;
      this.shownOn.place(this, this.at);
      this.style.transform = `translate(${this.anchorLeft}, ${this.anchorTop})`;
    }
  }
  customElements.define("gmp-advanced-marker", AdvancedMarkerElement);

  /** As Google has it: a dialog over its point, the middle of its lower edge 12 pixels above, where the tail ends. */
  class InfoWindow extends Observable {
    element = document.createElement("div");
    ariaLabel = "";
    position: Point | null = null;
    pixelOffset: Size | null = null;
    shownOn: FakeMap | null = null;

    constructor(options: object) {
      super();
      this.element.dataset.fakeInfoWindow = "";
      this.element.setAttribute("role", "dialog");
      this.element.addEventListener("keydown", ({ key }) => {
        if (key === "Escape") this.close();
      });
      this.setOptions(options);
    }
    override setOptions(options: object) {
      super.setOptions(options);
      this.element.setAttribute("aria-label", this.ariaLabel);
      this.draw();
    }
    setContent(content: Element | null) {
      this.element.replaceChildren(...(content ? [content] : []));
    }
    open({ map }: { map: FakeMap }) {
      this.shownOn = map;
      map.overlays.add(this);
      map.pane.append(this.element);
      this.draw();
    }
    close() {
      this.shownOn?.overlays.delete(this);
      this.element.remove();
      this.fire("close");
    }
    draw() {
      if (!this.shownOn || !this.position) return;
      this.shownOn.place(this.element, this.position);
      const { width, height } = this.pixelOffset ?? { width: 0, height: 0 };
      this.element.style.transform = `translate(calc(-50% + ${width}px), calc(-100% - 12px + ${height}px))`;
      this.element.style.zIndex = "9";
    }
  }

  const CITIES = ["Austin, TX, USA", "Austell, GA, USA", "Austintown, OH, USA"];
  class Place {
    location: LatLng | undefined;
    constructor(readonly text: string) {}
    async fetchFields(input: { fields: string[] }) {
      fake.requests.push({ kind: "fields", input: input.fields });
      this.location = new LatLng({ lat: 30.2672, lng: -97.7431 });
      return { place: this };
    }
  }
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions({ sessionToken, ...input }: Record<string, unknown>) {
      fake.requests.push({ kind: "suggestions", input: { ...input, hasToken: !!sessionToken } });
      const typed = String(input.input).toLowerCase();
      const found = CITIES.filter((city) => city.toLowerCase().startsWith(typed));
      return {
        suggestions: found.map((text) => ({
          placePrediction: {
            placeId: text,
            text: { toString: () => text },
            mainText: { toString: () => text.split(",")[0] },
            secondaryText: { toString: () => text.split(", ").slice(1).join(", ") },
            toPlace: () => new Place(text),
          },
        })),
      };
    },
  };
  class Geocoder {
    async geocode(input: { address: string }) {
      fake.requests.push({ kind: "geocode", input });
      if (!/austin/i.test(input.address)) throw new Error("ZERO_RESULTS");
      return { results: [{ geometry: { location: new LatLng({ lat: 30.2672, lng: -97.7431 }) } }] };
    }
  }

  const maps = {
    version: "3.66.0",
    Map: FakeMap,
    InfoWindow,
    LatLng,
    Size,
    Geocoder,
    marker: { AdvancedMarkerElement },
    places: {
      AutocompleteSuggestion,
      AutocompleteSessionToken: class {},
      Place,
    },
    Settings: { getInstance: () => ({}) },
    event: {
      addListener: (target: Observable, type: string, listener: Listener) =>
        target.addListener(type, listener),
      clearInstanceListeners: (target: Observable) => {
        target.listeners = {};
      },
    },
    importLibrary: async (name: string) => {
      if (name === "marker") return maps.marker;
      return name === "places" ? maps.places : maps;
    },
  };
  if (behavior.kind === "never loads") return;
  Object.assign(window, { google: { maps } });

  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const callback: unknown = Reflect.get(
    window,
    new URL(script.src).searchParams.get("callback") ?? "",
  );
  if (typeof callback === "function") callback();
}

/** The text that stands in for https://maps.googleapis.com/maps/api/js in a test. */
export function googleMapsScript(behavior: Behavior = { kind: "works" }) {
  return `(${install.toString()})(${JSON.stringify(behavior)});`;
}
