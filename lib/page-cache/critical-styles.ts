import { isTraversal, parse as parseSelector, type Selector } from "css-what";
import { parse, type ChildNode, type Container } from "postcss";

/** The names by which style rules find the elements of a page. */
type PageNames = { tags: Set<string>; classes: Set<string>; absentParts: RegExp[] };

/** `variable`: the name that it declares; `reads`: the names of those that it reads. */
type Declaration = { text: string; variable?: string; reads: string[] };

type Rule<Selectors> = { kind: "rule"; selectors: Selectors[]; declarations: Declaration[] };

/** What has no selectors; `registers`: the variable that it describes, with what that is where nothing declares it. */
type Verbatim = { kind: "text"; text: string; registers?: { name: string; initial?: string } };

type StyleNode =
  | Rule<{ text: string; tokens: Selector[] }>
  | Verbatim
  | { kind: "group"; prelude: string; children: StyleNode[] };

/** What a page needs of it. */
type KeptNode = Rule<string> | Verbatim | { kind: "group"; prelude: string; children: KeptNode[] };

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

const INITIAL = "initial-value";

/** A selector that the parser does not know is kept for every page. */
function tokensOf(selector: string): Selector[] {
  try {
    return parseSelector(selector)[0] ?? [];
  } catch {
    return [];
  }
}

const READS = /var\(\s*(--[\w-]+)/g;

const readsOf = (text: string) => [...text.matchAll(READS)].map(([, name = ""]) => name);

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
            reads: readsOf(String(each)),
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
  if (node.name === "property") {
    const initial = node.nodes.find((each) => each.type === "decl" && each.prop === INITIAL);
    const { value } = Object(initial) as { value?: string };
    const registers = { name: node.params, ...(value !== undefined && { initial: value }) };
    return [{ kind: "text", text: String(node), registers }];
  }
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

function keep(nodes: StyleNode[], names: PageNames): KeptNode[] {
  return nodes.flatMap((node): KeptNode[] => {
    if (node.kind === "text") return [node];
    if (node.kind === "group") {
      const children = keep(node.children, names);
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    const selectors = node.selectors.filter(({ tokens }) => mayMatch(tokens, names));
    return selectors.length > 0 ? [{ ...node, selectors: selectors.map(({ text }) => text) }] : [];
  });
}

function flatten(nodes: KeptNode[]): Exclude<KeptNode, { kind: "group" }>[] {
  return nodes.flatMap((node) => (node.kind === "group" ? flatten(node.children) : node));
}

/** What the variables of a page come to: those that are read, and those that are registered and declared nowhere. */
type Variables = { read: Set<string>; constant: Map<string, string | undefined> };

const DECLARED = /(--[\w-]+)\s*:/g;

function variablesOf(nodes: KeptNode[], html: string): Variables {
  const flat = flatten(nodes);
  const texts = flat.flatMap((node) => (node.kind === "text" ? node : []));
  const declarations = flat.flatMap((node) => (node.kind === "rule" ? node.declarations : []));
  const elsewhere = `${texts.map(({ text }) => text).join("")}${html}`;
  const declared = new Map(
    [...elsewhere.matchAll(DECLARED)].map(([, name = ""]) => [name, [] as string[]]),
  );
  for (const { variable, reads } of declarations)
    if (variable) declared.set(variable, [...(declared.get(variable) ?? []), ...reads]);
  const constant = new Map(
    texts.flatMap(({ registers }) =>
      registers && !declared.has(registers.name) ? [[registers.name, registers.initial]] : [],
    ),
  );
  const read = new Set(readsOf(elsewhere));
  for (const { variable, reads } of declarations)
    if (!variable) for (const name of reads) read.add(name);
  // What is added meanwhile is visited, too.
  for (const name of read) for (const next of declared.get(name) ?? []) read.add(next);
  return { read, constant };
}

/** Where a bracket is closed that was opened before `start`. */
function closingBracket(text: string, start: number) {
  let open = 1;
  for (let index = start; index < text.length; index++) {
    if (text[index] === "(") open++;
    if (text[index] === ")" && --open === 0) return index;
  }
  return undefined;
}

const CALL = /var\(\s*(--[\w-]+)\s*(,?)/;

/** A value with what constant variables come to in their place. */
function withConstants(text: string, constant: Variables["constant"]): string {
  const call = CALL.exec(text);
  if (!call) return text;
  const [opening, name = "", comma] = call;
  const start = call.index + opening.length;
  const end = closingBracket(text, start);
  if (end === undefined) return text;
  const fallback = withConstants(text.slice(start, end), constant);
  const rest = withConstants(text.slice(end + 1), constant);
  const otherwise = comma ? fallback : undefined;
  const value = constant.has(name) ? (constant.get(name) ?? otherwise) : undefined;
  return `${text.slice(0, call.index)}${value?.trim() ?? `${opening}${fallback})`}${rest}`;
}

function print(nodes: KeptNode[], variables: Variables): string {
  const { read, constant } = variables;
  return nodes
    .map((node) => {
      if (node.kind === "text") {
        const name = node.registers?.name;
        return name === undefined || (read.has(name) && !constant.has(name)) ? node.text : "";
      }
      if (node.kind === "group") {
        const body = print(node.children, variables);
        return body && `${node.prelude}{${body}}`;
      }
      const declarations = node.declarations.filter(
        ({ variable }) => variable === undefined || read.has(variable),
      );
      const texts = declarations.map(({ text, reads }) =>
        reads.some((name) => constant.has(name)) ? withConstants(text, constant) : text,
      );
      return texts.length > 0 ? `${node.selectors.join(",")}{${texts.join(";")}}` : "";
    })
    .join("");
}

/**
 * The rules of stylesheets, in their order, that the elements of a page may need for being painted in any of their states; of variables those
 * that the page's rules or elements read, and in place of those that none of them declares what they come to.
 */
export function criticalStyles(html: string, styleSheets: StyleSheet[]) {
  const names = namesIn(html);
  const nodes = styleSheets.flatMap((sheet) => keep(sheet.nodes, names));
  return print(nodes, variablesOf(nodes, html));
}
