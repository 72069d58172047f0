import { isTraversal, parse as parseSelector, type Selector } from "css-what";
import { parse, type ChildNode, type Container } from "postcss";
import { fontFilesOf } from "@/lib/page-cache/styles/font-files";

/** `variable`: the name that it declares; `reads`: the names of those that it reads. */
export type Declaration = { text: string; variable?: string; reads: string[] };

/** `subjects`: for each selector the tag and the classes, with a dot before each, that an element itself has to have. */
export type Rule<Selectors> = {
  kind: "rule";
  selectors: Selectors[];
  subjects: string[][];
  declarations: Declaration[];
};

/**
 * What has no selectors; `registers`: the variable that it describes, with what that is where nothing declares it, and whether it is that of
 * the element alone; `moves`: the animation that it names.
 */
export type Verbatim = {
  kind: "text";
  text: string;
  registers?: { name: string; initial?: string; isOwn: boolean };
  moves?: string;
};

export type StyleNode =
  | Rule<{ text: string; tokens: Selector[] }>
  | Verbatim
  | { kind: "group"; prelude: string; children: StyleNode[] };

/** A stylesheet that is ready to be reduced to what a page needs; `fontFiles`: what `fontFilesOf` finds in it. */
export type StyleSheet = { nodes: StyleNode[]; fontFiles: string[] };

/** Paper waits for all styles. Readers without scripts have all of them from the start, by a link in the head. */
const LATE_MEDIA = new Set(["print", "(scripting:none)"]);

/** A change before all styles have come is shown at once. */
const LATE_DECLARATION = /^(?:-webkit-)?transition\b/;
const LATE_RULE = "starting-style";

/** Shorter for the same. */
const NARROWER = /^not all and \(min-width:\s*([^()]+)\)$/;

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

function subjectOf(tokens: Selector[]) {
  const start = tokens.findLastIndex(isTraversal) + 1;
  return tokens.slice(start).flatMap((token) => {
    if (token.type === "tag") return token.name.toLowerCase();
    const isClass =
      token.type === "attribute" && token.name === "class" && token.action === "element";
    return isClass ? `.${token.value}` : [];
  });
}

const READS = /var\(\s*(--[\w-]+)/g;

export const readsOf = (text: string) => [...text.matchAll(READS)].map(([, name = ""]) => name);

/** Prefixes for browsers that need none have left the same line several times: the last counts. */
function withoutRepeats(declarations: Declaration[]) {
  const last = new Map(declarations.map(({ text }, index) => [text, index]));
  return declarations.filter(({ text }, index) => last.get(text) === index);
}

const isLate = (node: ChildNode) => node.type === "decl" && LATE_DECLARATION.test(node.prop);

function toStyleNode(node: ChildNode): StyleNode[] {
  if (node.type === "rule") {
    const selectors = node.selectors.map((text) => ({ text, tokens: tokensOf(text) }));
    return [
      {
        kind: "rule",
        selectors,
        subjects: selectors.map(({ tokens }) => subjectOf(tokens)),
        declarations: withoutRepeats(
          node.nodes
            .filter((each) => !isLate(each))
            .map((each) => ({
              text: String(each),
              reads: readsOf(String(each)),
              ...(each.type === "decl" && each.variable && { variable: each.prop }),
            })),
        ),
      },
    ];
  }
  if (node.type !== "atrule" || node.name === "charset" || node.name === LATE_RULE) return [];
  if (node.name === "media" && LATE_MEDIA.has(node.params.replaceAll(" ", ""))) return [];
  if (node.name === "layer" && node.params === OLD_DEFAULTS)
    return [{ kind: "text", text: `@layer ${OLD_DEFAULTS};` }];
  // Fonts that have to be fetched come after the first paint, with the stylesheet of typefaces.
  if (node.name === "font-face" && /\burl\(/.test(String(node))) return [];
  if (!node.nodes) return [{ kind: "text", text: `${node};` }];
  if (node.name === "property") {
    const values = Object.fromEntries(
      node.nodes.map((each) => (each.type === "decl" ? [each.prop, each.value] : [])),
    ) as Record<string, string | undefined>;
    const { [INITIAL]: initial, inherits } = values;
    const isOwn = inherits === "false";
    const registers = { name: node.params, isOwn, ...(initial !== undefined && { initial }) };
    return [{ kind: "text", text: String(node), registers }];
  }
  if (node.name === "keyframes") return [{ kind: "text", text: String(node), moves: node.params }];
  if (node.name === "font-face") return [{ kind: "text", text: String(node) }];
  const params = node.name === "media" ? node.params.replace(NARROWER, "(width<$1)") : node.params;
  const prelude = params ? `@${node.name} ${params}` : `@${node.name}`;
  return [{ kind: "group", prelude, children: toStyleNodes(node as Container) }];
}

function toStyleNodes({ nodes = [] }: Container) {
  return (nodes as ChildNode[]).flatMap(toStyleNode);
}

export function parseStyleSheet(css: string): StyleSheet {
  const root = parse(css);
  return { nodes: toStyleNodes(root), fontFiles: fontFilesOf(root) };
}
