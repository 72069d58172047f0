import { Fragment, isValidElement, type ReactNode } from "react";

type PlainElement = { type: string; props: Record<string, unknown> };

/** What can be sent to another thread, and what satori reads like JSX. */
export type PlainNode = string | number | null | PlainElement | PlainNode[];

type Component = (props: unknown) => ReactNode;

/** JSX with its components called: those of share images have no state, and await nothing. */
export function plainTree(node: ReactNode): PlainNode {
  if (typeof node === "string" || typeof node === "number") return node;
  if (Array.isArray(node)) return node.map(plainTree);
  if (!isValidElement<{ children?: ReactNode }>(node)) return null;
  const { type, props } = node;
  if (typeof type === "function") return plainTree((type as Component)(props));
  if ((type as unknown) === Fragment) return plainTree(props.children);
  return { type: String(type), props: { ...props, children: plainTree(props.children) } };
}
