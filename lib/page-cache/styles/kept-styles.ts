import { isTraversal, type Selector } from "css-what";
import type { Rule, StyleNode, Verbatim } from "@/lib/page-cache/styles/style-sheet";

/** The names by which style rules find the elements of a page. */
export type PageNames = {
  tags: Set<string>;
  classes: Set<string>;
  /** The tag and the classes of each element, with a dot before each, equal ones once. */
  elements: Set<string>[];
  /** Attributes that stay as they are, by their names and as a page writes them. */
  fixed: Set<string>;
  /** The language of the page, as its root names it. */
  language: string;
  absentParts: RegExp[];
  /** The variables that the page declares and reads by itself, and its own styles that name animations. */
  variables: string;
};

/** What a page needs of it. */
export type KeptNode =
  Rule<string> | Verbatim | { kind: "group"; prelude: string; children: KeptNode[] };

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Parts that only some form controls have, and how a page writes those. */
const CONTROL_PARTS = [
  { part: /^placeholder$/, control: / placeholder="/ },
  { part: /^file-selector-button$/, control: / type="file"/ },
  { part: /^-webkit-search-/, control: / type="search"/ },
  { part: /^-webkit-(?:date|calendar-)/, control: / type="(?:date|month|time|week)/ },
  { part: /^-webkit-(?:inner|outer)-spin-/, control: / type="number"/ },
];

/** Moves between pages wait for all styles, and so does what a pointer on an element changes, which is decoration. */
const LATE_PART = /^view-transition/;
const LATE_STATES = new Set(["hover", "active"]);

/** Scripts change them, but are started after all styles have come (lib/page-cache/deferred-files.ts). */
const FIXED_ATTRIBUTES = new Set([
  "aria-checked",
  "aria-expanded",
  "aria-invalid",
  "aria-pressed",
  "aria-selected",
  "data-today",
  "dir",
  "disabled",
  "role",
  "type",
]);
const FIXED = new RegExp(`\\s(${[...FIXED_ATTRIBUTES].join("|")})="[^"]*"`, "g");

const VARIABLES = /\bstyle="[^"]*animat[^"]*"|(?<![\w-])--[\w-]+\s*:|var\(\s*--[\w-]+/g;

const distinct = (texts: string[]) => [...new Set(texts)].sort();

/** What the markup of a page says about its names: the same for pages that have the same. */
export function writtenIn(html: string) {
  // Attributes hold neither of the brackets: they are escaped there.
  const elements = [...html.matchAll(/<([a-z][\w-]*)([^<>]*)/gi)].map(
    ([, tag = "", attributes = ""]) =>
      `${tag.toLowerCase()} ${/\sclass="([^"]*)"/.exec(attributes)?.[1] ?? ""}`,
  );
  const fixed = [...html.matchAll(FIXED)].flatMap(([text, name = ""]) => [text.trim(), name]);
  return {
    elements: distinct(elements),
    fixed: distinct(fixed),
    language: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? "",
    controls: CONTROL_PARTS.map(({ control }) => control.test(html)),
    variables: distinct(html.match(VARIABLES) ?? []).join(" "),
  };
}

export function namesOf(written: ReturnType<typeof writtenIn>): PageNames {
  const { language, controls, variables } = written;
  const elements = written.elements.map((text) => {
    const [tag = "", ...classes] = text
      .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!)
      .split(/\s+/);
    return [tag, ...classes.filter(Boolean).map((name) => `.${name}`)];
  });
  const classes = elements.flatMap(([, ...names]) => names.map((name) => name.slice(1)));
  const absent = CONTROL_PARTS.filter((_, index) => !controls[index]);
  return {
    fixed: new Set(written.fixed),
    language,
    variables,
    absentParts: [LATE_PART, ...absent.map(({ part }) => part)],
    tags: new Set(elements.map(([tag = ""]) => tag)),
    classes: new Set(classes),
    elements: elements.map((names) => new Set(names)),
  };
}

const speaks = (language: string, wanted: string) =>
  `${language}-`.toLowerCase().startsWith(`${wanted}-`.toLowerCase());

/**
 * Whether some element of a page may match, now or in another state: its tags and classes have to exist; other attributes, states
 * and ancestors may still change. `isRoot`: whether that element is the root of the page.
 */
function mayMatch(tokens: Selector[], names: PageNames, isRoot = false): boolean {
  let ofRoot = isRoot;
  return tokens.every((token) => {
    if (isTraversal(token)) ofRoot = false;
    if (isTraversal(token)) return true;
    if (token.type === "tag") return names.tags.has(token.name.toLowerCase());
    if (token.type === "attribute" && FIXED_ATTRIBUTES.has(token.name))
      return names.fixed.has(
        token.action === "equals" ? `${token.name}="${token.value}"` : token.name,
      );
    if (token.type === "attribute")
      return token.name !== "class" || token.action !== "element" || names.classes.has(token.value);
    if (token.type === "pseudo-element")
      return !names.absentParts.some((part) => part.test(token.name));
    if (token.type !== "pseudo") return true;
    if (LATE_STATES.has(token.name)) return false;
    if (token.name === "disabled") return names.fixed.has(token.name);
    ofRoot ||= token.name === "root";
    if (token.name === "lang" && ofRoot) return speaks(names.language, String(token.data));
    if (!Array.isArray(token.data) || token.name === "not") return true;
    return token.data.some((alternative) =>
      mayMatch(alternative, names, ofRoot && !alternative.some(isTraversal)),
    );
  });
}

/** What of a stylesheet the elements of a page may need. */
export function keep(nodes: StyleNode[], names: PageNames): KeptNode[] {
  return nodes.flatMap((node): KeptNode[] => {
    if (node.kind === "text") return [node];
    if (node.kind === "group") {
      const children = keep(node.children, names);
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    const kept = node.selectors
      .map(({ text, tokens }, index) => ({ text, tokens, subject: node.subjects[index]! }))
      .filter(({ tokens }) => mayMatch(tokens, names));
    if (kept.length === 0) return [];
    const [selectors, subjects] = [
      kept.map(({ text }) => text),
      kept.map(({ subject }) => subject),
    ];
    return [{ ...node, selectors, subjects }];
  });
}
