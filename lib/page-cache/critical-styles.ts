import { isTraversal, parse as parseSelector, type Selector } from "css-what";
import { parse, type ChildNode, type Container } from "postcss";

/** The names by which style rules find the elements of a page, and those of the variables that any of its rules reads. */
type PageNames = {
  tags: Set<string>;
  classes: Set<string>;
  absentParts: RegExp[];
  variables?: Set<string>;
};

/** `variable`: the name that it declares. */
type Declaration = { text: string; variable?: string };

type StyleNode =
  | ({ kind: "text" } & Declaration)
  | {
      kind: "rule";
      selectors: { text: string; tokens: Selector[] }[];
      declarations: Declaration[];
    }
  | { kind: "group"; prelude: string; children: StyleNode[] };

/** A stylesheet that is ready to be reduced to what a page needs. */
export type StyleSheet = { nodes: StyleNode[] };

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** They hold no selectors. */
const VERBATIM_AT_RULES = new Set(["font-face", "keyframes"]);

/** Parts that only some form controls have, and how a page writes those. */
const CONTROL_PARTS = [
  { part: /^placeholder$/, control: / placeholder="/ },
  { part: /^file-selector-button$/, control: / type="file"/ },
  { part: /^-webkit-search-/, control: / type="search"/ },
  { part: /^-webkit-(?:date|calendar-)/, control: / type="(?:date|month|time|week)/ },
  { part: /^-webkit-(?:inner|outer)-spin-/, control: / type="number"/ },
];

/** Paper, and the moves between pages, wait for all styles. */
const LATE_MEDIA = "print";
const LATE_PART = /^view-transition/;

/** The layer of Tailwind's defaults for browsers without `@property`, which are older than those the site is for. The layer keeps its place. */
const OLD_DEFAULTS = "properties";

/** A selector that the parser does not know is kept for every page. */
function tokensOf(selector: string): Selector[] {
  try {
    return parseSelector(selector)[0] ?? [];
  } catch {
    return [];
  }
}

/** Prefixes for browsers that need none have left the same line several times: the last counts. */
function withoutRepeats(declarations: Declaration[]) {
  const last = new Map(declarations.map(({ text }, index) => [text, index]));
  return declarations.filter(({ text }, index) => last.get(text) === index);
}

function toStyleNode(node: ChildNode): StyleNode[] {
  if (node.type === "rule")
    return [
      {
        kind: "rule",
        selectors: node.selectors.map((text) => ({ text, tokens: tokensOf(text) })),
        declarations: withoutRepeats(
          node.nodes.map((each) => ({
            text: String(each),
            ...(each.type === "decl" && each.variable && { variable: each.prop }),
          })),
        ),
      },
    ];
  if (node.type !== "atrule" || node.name === "charset") return [];
  if (node.name === "media" && node.params === LATE_MEDIA) return [];
  if (node.name === "layer" && node.params === OLD_DEFAULTS)
    return [{ kind: "text", text: `@layer ${OLD_DEFAULTS};` }];
  // Fonts that have to be fetched are loaded with the whole stylesheet, after the first paint.
  if (node.name === "font-face" && /\burl\(/.test(String(node))) return [];
  if (!node.nodes) return [{ kind: "text", text: `${node};` }];
  if (node.name === "property")
    return [{ kind: "text", text: String(node), variable: node.params }];
  if (VERBATIM_AT_RULES.has(node.name)) return [{ kind: "text", text: String(node) }];
  const prelude = node.params ? `@${node.name} ${node.params}` : `@${node.name}`;
  return [{ kind: "group", prelude, children: toStyleNodes(node as Container) }];
}

function toStyleNodes({ nodes = [] }: Container) {
  return (nodes as ChildNode[]).flatMap(toStyleNode);
}

export function parseStyleSheet(css: string): StyleSheet {
  return { nodes: toStyleNodes(parse(css)) };
}

function namesIn(html: string): PageNames {
  const tags = html.matchAll(/<([a-z][\w-]*)/gi);
  const classes = html.matchAll(/\bclass="([^"]*)"/g);
  const absent = CONTROL_PARTS.filter(({ control }) => !control.test(html));
  return {
    absentParts: [LATE_PART, ...absent.map(({ part }) => part)],
    tags: new Set([...tags].map(([, name = ""]) => name.toLowerCase())),
    classes: new Set(
      [...classes].flatMap(([, value = ""]) =>
        value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!).split(/\s+/),
      ),
    ),
  };
}

/**
 * Whether some element of a page may match, now or in another state: its tags and classes have to exist; attributes, states and
 * ancestors may still change.
 */
function mayMatch(tokens: Selector[], names: PageNames): boolean {
  return tokens.every((token) => {
    if (isTraversal(token)) return true;
    if (token.type === "tag") return names.tags.has(token.name.toLowerCase());
    if (token.type === "attribute")
      return token.name !== "class" || token.action !== "element" || names.classes.has(token.value);
    if (token.type === "pseudo-element")
      return !names.absentParts.some((part) => part.test(token.name));
    if (token.type !== "pseudo" || !Array.isArray(token.data) || token.name === "not") return true;
    return token.data.some((alternative) => mayMatch(alternative, names));
  });
}

function isRead({ variable }: Declaration, { variables }: PageNames) {
  return variable === undefined || variables === undefined || variables.has(variable);
}

function reduce(nodes: StyleNode[], names: PageNames): string {
  return nodes
    .map((node) => {
      if (node.kind === "text") return isRead(node, names) ? node.text : "";
      if (node.kind === "group") {
        const body = reduce(node.children, names);
        return body && `${node.prelude}{${body}}`;
      }
      const declarations = node.declarations.filter((each) => isRead(each, names));
      if (declarations.length === 0) return "";
      const selectors = node.selectors.filter(({ tokens }) => mayMatch(tokens, names));
      return selectors.length > 0
        ? `${selectors.map(({ text }) => text).join(",")}{${declarations.map(({ text }) => text).join(";")}}`
        : "";
    })
    .join("");
}

const VARIABLE = /var\(\s*(--[\w-]+)/g;

/**
 * The rules of stylesheets, in their order, that the elements of a page may need for being painted in any of their states; of variables those
 * that the page's rules or elements read.
 */
export function criticalStyles(html: string, styleSheets: StyleSheet[]) {
  const names = namesIn(html);
  const styles = () => styleSheets.map(({ nodes }) => reduce(nodes, names)).join("");
  const read = `${styles()}${html}`.matchAll(VARIABLE);
  names.variables = new Set([...read].map(([, name = ""]) => name));
  return styles();
}
