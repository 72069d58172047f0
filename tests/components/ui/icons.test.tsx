import { render } from "@testing-library/react";
import { readFileSync } from "node:fs";
import * as lucide from "lucide-react";
import { createElement } from "react";
import * as icons from "@/components/ui/icons";

const SPRITE = readFileSync("components/ui/icons.svg", "utf8");

const { container } = render(<div dangerouslySetInnerHTML={{ __html: SPRITE }} />);
const symbols = new Map([...container.querySelectorAll("symbol")].map((one) => [one.id, one]));

/** What an icon refers to inside the sprite. */
function idOf(Icon: icons.IconType) {
  const { container } = render(<Icon />);
  return container.querySelector("use")!.getAttribute("href")!.split("#")[1]!;
}

test.each(Object.entries(icons))("%s is drawn as Lucide draws it", (name, Icon) => {
  const { container } = render(createElement(lucide[name as keyof typeof icons]));
  const symbol = symbols.get(idOf(Icon))!;
  expect(symbol.innerHTML).toBe(container.querySelector("svg")!.innerHTML);
  expect(symbol).toHaveAttribute("viewBox", "0 0 24 24");
});

test("the sprite holds what is used alone", () => {
  expect([...symbols.keys()].sort()).toEqual(Object.values(icons).map(idOf).sort());
});

test("an icon has its place before the sprite is there, and says nothing", () => {
  const { container } = render(<icons.Star size={18} className="flex-none" />);
  const svg = container.querySelector("svg");
  expect(svg).toHaveAttribute("width", "18");
  expect(svg).toHaveAttribute("height", "18");
  expect(svg).toHaveAttribute("aria-hidden", "true");
  expect(svg).toHaveClass("icon", "flex-none");
});

test.each([
  [1.9, ""],
  [2.2, "2.2"],
])("lines %s wide are those of the class, or their own", (strokeWidth, own) => {
  const { container } = render(<icons.Star strokeWidth={strokeWidth} />);
  expect(container.querySelector("svg")!.style.strokeWidth).toBe(own);
});
