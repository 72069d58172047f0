import { Fragment } from "react";
import { scriptRuns } from "@/lib/restaurants/names/script-runs";

/** A text of which one does not know what in it is a name: its words in other scripts with their direction, and their language where the letters say it. */
export function MixedText({ text }: { text: string }) {
  return scriptRuns(text).map(({ text: words, ...marks }, index) =>
    marks.dir ? (
      <bdi key={index} {...marks}>
        {words}
      </bdi>
    ) : (
      <Fragment key={index}>{words}</Fragment>
    ),
  );
}
