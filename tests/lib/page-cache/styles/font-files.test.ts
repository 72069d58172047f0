import { parseStyleSheet } from "@/lib/page-cache/styles/style-sheet";

const FACE = '@font-face{font-family:body;src:url(../media/body.woff2)format("woff2")}';
const EXTENDED =
  '@font-face{unicode-range:U+100-151;font-family:more;src:url(../media/more.woff2)format("woff2")}';
const LOCAL = "@font-face{font-family:fitted;src:local(Arial);size-adjust:95%}";
const NAMES = '.a_className{font-family:body;font-weight:800}.a_variable{--font-body:"body"}';

test.each([
  ["what every text needs", FACE + NAMES, ["../media/body.woff2"]],
  ["quoted", FACE.replace("../media/body.woff2", '"/a.woff2"'), ["/a.woff2"]],
  ["none of some letters", EXTENDED + FACE, ["../media/body.woff2"]],
  ["none of the system", LOCAL + NAMES, []],
  ["none beside rules that show anything else", `${FACE}.b{color:red}`, []],
  ["none beside a group", `${FACE}@media print{.b{font-weight:400}}`, []],
  ["none without typefaces", NAMES, []],
])("the fonts of a stylesheet: %s", (_, css, files) => {
  expect(parseStyleSheet(css).fontFiles).toEqual(files);
});
