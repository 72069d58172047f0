/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { InlineScripts } from "@/components/layout/inline-scripts";
import { INLINE_SCRIPTS as HYDRATED } from "@/lib/page-start/hydrated-scripts";
import { INLINE_SCRIPTS } from "@/lib/page-start/inline-scripts";

test("a page has the scripts in its HTML", () => {
  expect(renderToStaticMarkup(<InlineScripts />)).toBe(
    INLINE_SCRIPTS.map((script) => `<script>${script}</script>`).join(""),
  );
});

test("a browser finds as many as the page has, and loads none of their text", () => {
  expect(HYDRATED).toEqual(INLINE_SCRIPTS.map(() => ""));
});
