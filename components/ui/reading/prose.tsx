import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { IntentLink } from "@/components/ui/intent-link";
import "./prose.css";

/** A link of a text: to a page of the site like any other link of it. */
function TextLink({ href = "", children, ...props }: ComponentProps<"a">) {
  if (href.startsWith("/")) return <IntentLink href={href}>{children}</IntentLink>;
  return (
    <a href={href} {...props}>
      {children}
    </a>
  );
}

/** A text that was written in Markdown, as elements of the page. */
export function Prose({ tree }: { tree: Root }) {
  return (
    <div className="prose">
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components: { a: TextLink } })}
    </div>
  );
}
