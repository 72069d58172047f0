import type { KeptNode } from "@/lib/page-cache/styles/kept-styles";
import { readsOf } from "@/lib/page-cache/styles/style-sheet";

function flatten(nodes: KeptNode[]): Exclude<KeptNode, { kind: "group" }>[] {
  return nodes.flatMap((node) => (node.kind === "group" ? flatten(node.children) : node));
}

export type Variables = {
  read: Set<string>;
  /** Those that are registered and declared nowhere, with what they come to. */
  constant: Map<string, string | undefined>;
  /** The values that name animations. */
  animations: string;
};

const STYLE = /\bstyle="[^"]*"/g;
const DECLARED = /(--[\w-]+)\s*:/g;

export function variablesOf(nodes: KeptNode[], html: string): Variables {
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
  const moving = [...declarations.map(({ text }) => text), ...(html.match(STYLE) ?? [])];
  const animations = moving.filter((text) => /animat/.test(text)).join(" ");
  return { read, constant, animations };
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
export function withConstants(text: string, constant: Variables["constant"]): string {
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
