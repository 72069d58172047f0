import { render } from "@testing-library/react";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { NETWORKS, NetworkMark } from "@/components/layout/footer/network-mark";
import { Star, Stars } from "@/components/site/rating";
import { LevelLeaf, VeganLevelBadge } from "@/components/site/vegan-level-badge";
import { ICON_NAMES } from "@/components/ui/drawings/icon-names";
import { SPRITE as ADDRESS } from "@/components/ui/drawings/sprite";
import { Icon } from "@/components/ui/icon";
import { VEGAN_LEVELS } from "@/lib/restaurants/facts/vegan-level";

const SPRITE = readFileSync("public/i/ui.svg", "utf8");

test("the address changes with what is drawn", () => {
  const mark = createHash("sha256").update(SPRITE).digest("hex").slice(0, 4);
  expect(ADDRESS).toBe(`/i/ui.svg?${mark}`);
});

const { container } = render(<div dangerouslySetInnerHTML={{ __html: SPRITE }} />);
const symbols = new Map([...container.querySelectorAll("symbol")].map((one) => [one.id, one]));

test.each(ICON_NAMES)("%s is drawn as Lucide draws it", (name) => {
  const { container } = render(createElement(lucide[name]));
  const symbol = symbols.get(name)!;
  expect(symbol.innerHTML).toBe(container.querySelector("svg")!.innerHTML);
  expect(symbol).toHaveAttribute("viewBox", "0 0 24 24");
});

const hrefIn = (container: Element) => container.querySelector("use")!.getAttribute("href")!;

test("the sprite holds what is used alone", () => {
  const leaves = VEGAN_LEVELS.map((level) =>
    hrefIn(render(<VeganLevelBadge level={level} />).container),
  );
  const ratings = [0, 1, 2, 3, 4, 5].map((rating) =>
    hrefIn(render(<Stars rating={rating} />).container),
  );
  const marks = NETWORKS.map((name) => hrefIn(render(<NetworkMark name={name} />).container));
  const others = [...leaves, ...ratings, ...marks, hrefIn(render(<Star />).container)];
  const used = [...ICON_NAMES, ...others.map((href) => href.split("#")[1])];
  expect([...symbols.keys()].sort()).toEqual(used.sort());
});

test.each([0, 1, 2, 3, 4, 5])("of five stars %s are filled", (rating) => {
  const { container } = render(<Stars rating={rating} />);
  const stars = [...symbols.get(hrefIn(container).split("#")[1]!)!.querySelectorAll("path")];
  expect(stars).toHaveLength(5);
  expect(stars.map((star) => star.getAttribute("fill") === "none")).toEqual(
    [1, 2, 3, 4, 5].map((star) => star > rating),
  );
});

test.each(VEGAN_LEVELS)("the leaf of a badge is that of a map: %s", (level) => {
  const linesOf = (drawing: Element) =>
    [...drawing.querySelectorAll("path")].map((path) => path.getAttribute("d")).filter(Boolean);
  const badge = render(<VeganLevelBadge level={level} />).container;
  const map = render(<LevelLeaf level={level} size={18} />).container;
  expect(linesOf(symbols.get(hrefIn(badge).split("#")[1]!)!)).toEqual(linesOf(map));
  expect(badge.querySelector("svg")).toHaveAttribute("width", "15");
});

test("an icon has its place before the sprite is there, and says nothing", () => {
  const { container } = render(<Icon name="Star" size={18} className="flex-none" />);
  const svg = container.querySelector("svg");
  expect(svg).toHaveAttribute("width", "18");
  expect(svg).toHaveAttribute("height", "18");
  expect(svg).toHaveAttribute("aria-hidden", "true");
  expect(svg).toHaveClass("icon", "flex-none");
});
