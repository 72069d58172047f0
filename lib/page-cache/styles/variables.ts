import type { KeptNode, PageNames } from "@/lib/page-cache/styles/kept-styles";
import { readsOf, type Rule } from "@/lib/page-cache/styles/style-sheet";

function flatten(nodes: KeptNode[]): Exclude<KeptNode, { kind: "group" }>[] {
  return nodes.flatMap((node) => (node.kind === "group" ? flatten(node.children) : node));
}

type Constants = Map<string, string | undefined>;

export type Variables = {
  read: Set<string>;
  /** Those that are registered and declared nowhere, with what they come to. */
  constant: Constants;
  /** The registered ones that an element has for itself alone, with the rules for which that matters. */
  own: Map<string, { meeting: Set<Rule<string>>; initial: string | undefined }>;
  /** The values that name animations. */
  animations: string;
};

const STYLE = /\bstyle="[^"]*"/g;
const DECLARED = /(--[\w-]+)\s*:/g;

type Users = { declaring: Rule<string>[]; reading: Rule<string>[] };

/** Of the rules that declare a variable and those that read it those that have an element in common. */
function meetingRules({ declaring, reading }: Users, elements: Set<string>[]) {
  const meeting = new Set<Rule<string>>();
  if (declaring.length === 0 || reading.length === 0) return meeting;
  for (const element of elements) {
    const isHere = ({ subjects }: Rule<string>) =>
      subjects.some((names) => names.every((each) => element.has(each)));
    const [first, second] = [declaring.filter(isHere), reading.filter(isHere)];
    if (first.length > 0 && second.length > 0)
      for (const rule of [...first, ...second]) meeting.add(rule);
  }
  return meeting;
}

/** The rules by the variables among `names` that they declare and read. */
function usersOf(names: Iterable<string>, rules: Rule<string>[]) {
  const users = new Map(
    [...names].map((name): [string, Users] => [name, { declaring: [], reading: [] }]),
  );
  for (const rule of rules)
    for (const { variable, reads } of rule.declarations) {
      if (variable) users.get(variable)?.declaring.push(rule);
      for (const name of reads) users.get(name)?.reading.push(rule);
    }
  return users;
}

export function variablesOf(nodes: KeptNode[], page: PageNames): Variables {
  const flat = flatten(nodes);
  const texts = flat.flatMap((node) => (node.kind === "text" ? node : []));
  const declarations = flat.flatMap((node) => (node.kind === "rule" ? node.declarations : []));
  const elsewhere = `${texts.map(({ text }) => text).join("")}${page.variables}`;
  const declared = new Map(
    [...elsewhere.matchAll(DECLARED)].map(([, name = ""]) => [name, [] as string[]]),
  );
  const rules = flat.flatMap((node) => (node.kind === "rule" ? node : []));
  const registered = new Map(
    texts.flatMap(({ registers }) =>
      registers?.isOwn && !declared.has(registers.name)
        ? [[registers.name, registers.initial]]
        : [],
    ),
  );
  const own: Variables["own"] = new Map(
    [...usersOf(registered.keys(), rules)].map(([name, users]) => [
      name,
      { meeting: meetingRules(users, page.elements), initial: registered.get(name) },
    ]),
  );
  for (const { variable, reads } of declarations)
    if (variable) declared.set(variable, [...(declared.get(variable) ?? []), ...reads]);
  const isUndeclared = (name: string) => !declared.has(name) || own.get(name)?.meeting.size === 0;
  const constant = new Map(
    texts.flatMap(({ registers }) =>
      registers && isUndeclared(registers.name) ? [[registers.name, registers.initial]] : [],
    ),
  );
  const read = new Set(readsOf(elsewhere));
  for (const { variable, reads } of declarations)
    if (!variable) for (const name of reads) read.add(name);
  // What is added meanwhile is visited, too.
  for (const name of read) for (const next of declared.get(name) ?? []) read.add(next);
  const moving = [...declarations.map(({ text }) => text), ...(page.variables.match(STYLE) ?? [])];
  const animations = moving.filter((text) => /animat/.test(text)).join(" ");
  return { read, constant, own, animations };
}

/** Whether no element has both this rule and one that declares the variable, or reads it. */
export const isUnmet = (rule: Rule<string>, { own }: Variables, name: string) =>
  own.get(name)?.meeting.has(rule) === false;

/** Those of the variables that come to the same for all elements of a rule. */
export function constantsAmong(names: readonly string[], rule: Rule<string>, variables: Variables) {
  const { constant, own } = variables;
  const known: Constants = new Map();
  for (const name of names) {
    if (constant.has(name)) known.set(name, constant.get(name));
    else if (isUnmet(rule, variables, name)) known.set(name, own.get(name)?.initial);
  }
  return known;
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
export function withConstants(text: string, constant: Constants): string {
  const call = constant.size > 0 && CALL.exec(text);
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
