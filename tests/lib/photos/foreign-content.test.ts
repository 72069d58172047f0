/** @jest-environment node */
import { translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/forms/photo.json";
import { encodePhoto } from "@/lib/photos/encode";
import { inspectPhoto } from "@/lib/photos/inspect";
import { refusalSentence } from "@/lib/photos/refusal";
import {
  blackPng,
  chunk,
  noise,
  plain,
  SECRET,
  testCard,
  withSecrets,
} from "@/tests/lib/photos/photo-fixtures";

const FORMATS = ["jpeg", "png", "webp", "avif"] as const;

/** `a.txt`, stored. */
const ZIP = Buffer.from(
  "UEsDBBQAAAAAAAAAIQCGphA2BQAAAAUAAAAFAAAAYS50eHRoZWxsb1BLAQIUAxQAAAAAAAAAIQCGphA2BQAAAAUAAAAFAAAAAAAAAAAAAACA" +
    "AQAAAABhLnR4dFBLBQYAAAAAAQABADMAAAAoAAAAAAA=",
  "base64",
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const SCRIPT = "<script>alert(1)</script>";

const bytesOf = (content: string | Buffer) =>
  typeof content === "string" ? Buffer.from(content, "latin1") : content;

const FOREIGN: [title: string, content: string | Buffer][] = [
  ["a web page", "\n<!DOCTYPE  html><title>x</title>"],
  ["a web page without a doctype", "<HTML lang=en><p>x"],
  ["a body", "<body onload=alert(1)>"],
  ["a frame", "<iframe src=//example.com>"],
  ["a script", SCRIPT],
  ["a script in mixed case", "<ScRiPt/src=//example.com></sCrIpT>"],
  ["SVG", SVG],
  ["SVG with a doctype", '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "">'],
  ["SVG without spaces", "<svg/onload=alert(1)>"],
  ["SVG without attributes", "<svg>\n<a/></svg>"],
  ["PHP", "<?php system($_GET['c']);"],
  ["PDF", "%PDF-1.7\n1 0 obj"],
  ["ZIP", ZIP],
  ["the start of a ZIP", ZIP.subarray(0, 30)],
  ["the directory of a ZIP", ZIP.subarray(-22)],
  ["RAR 4", "Rar!\x1a\x07\x00"],
  ["RAR 5", "Rar!\x1a\x07\x01\x00"],
  ["7z", "7z\xbc\xaf\x27\x1c\x00\x04"],
  ["a program for Linux", "\x7fELF\x02\x01\x01\x00"],
  ["a program for Windows", "MZ\x90\x00This program ...\r\n$\x00\x00PE\x00\x00d\x86\x06\x00"],
];

const FOREIGN_CASES = FORMATS.flatMap((format) =>
  FOREIGN.map(([title, content]) => [title, format, content] as const),
);

/** A segment of a JPEG, in front of all others. */
function withSegment(jpeg: Buffer, marker: number, content: string | Buffer) {
  const data = bytesOf(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A part of an ISO base media file, such as AVIF and MP4. */
function box(type: string, content: string | Buffer) {
  const data = bytesOf(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8);
  head.write(type, 4);
  return Buffer.concat([head, data]);
}

const jpeg = () => plain(64, 48).jpeg().toBuffer();
const avif = () => plain(64, 48).avif().toBuffer();
const COMMENT = 0xfe;

type Case = [title: string, make: () => Promise<Buffer> | Buffer];

const HIDDEN: Case[] = [
  ["a script in a comment of a JPEG", async () => withSegment(await jpeg(), COMMENT, SCRIPT)],
  [
    "a PDF in a comment of a JPEG",
    async () => withSegment(await jpeg(), COMMENT, "%PDF-1.4\n1 0 obj"),
  ],
  ["a ZIP between two JPEGs", async () => Buffer.concat([await jpeg(), ZIP, await jpeg()])],
  [
    "a JPEG that is JavaScript, too",
    async () => withSegment(await jpeg(), 0xe0, Buffer.alloc(0x2f2a - 2)),
  ],
  [
    "a script in a text of a PNG",
    () => blackPng(9, chunk("tEXt", Buffer.from(`Comment\0${SCRIPT}`))),
  ],
  ["a ZIP in a box of an AVIF", async () => Buffer.concat([await avif(), box("free", ZIP)])],
  ["a page in place of XMP", () => plain(9, 9).withXmp(`<html>${SCRIPT}</html>`).webp().toBuffer()],
  [
    "a script in EXIF",
    () =>
      plain(9, 9)
        .withExif({ IFD0: { Copyright: SCRIPT } })
        .jpeg()
        .toBuffer(),
  ],
];

const MP4 = async () =>
  Buffer.concat([
    box("ftyp", "mp42\0\0\0\0isommp42"),
    box("mdat", await noise(600, 400).webp().toBuffer()),
    box("moov", box("udta", SECRET)),
  ]);

const MOTION_XMP =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
  ' xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MotionPhoto="1"' +
  ' xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="&lt;script&gt; and &lt;html&gt;"/>' +
  '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>';

const PHONE_PHOTOS: Case[] = [
  ...FORMATS.map((format): Case => [
    `${format} with EXIF, XMP and a profile`,
    () => withSecrets(testCard()).toFormat(format).toBuffer(),
  ]),
  [
    "a JPEG with a second one behind it (MPF)",
    async () =>
      Buffer.concat([
        withSegment(await noise(300, 200).jpeg().toBuffer(), 0xe2, "MPF\0MM\0*\0\0\0\x08"),
        await withSecrets(noise(75, 50)).jpeg().toBuffer(),
      ]),
  ],
  [
    "a motion photo of Google",
    async () =>
      Buffer.concat([
        await noise(300, 200).withXmp(MOTION_XMP).jpeg().toBuffer(),
        await jpeg(),
        await MP4(),
      ]),
  ],
  [
    "a motion photo of Samsung",
    async () =>
      Buffer.concat([
        await jpeg(),
        bytesOf("\0\0\x30\x0a\x10\0\0\0MotionPhoto_Data"),
        await MP4(),
        bytesOf("SEFH\x6b\0\0\0\x01\0\0\0\0\0\x30\x0a\0\0\0\0\0\0\0\0\x18\0\0\0SEFT"),
      ]),
  ],
  ["an AVIF with a video", async () => Buffer.concat([await avif(), box("mpvd", await MP4())])],
  [
    "a JPEG with a comment",
    async () =>
      withSegment(
        await jpeg(),
        COMMENT,
        "CREATOR: gd-jpeg v1.0 (using IJG JPEG v62), quality = 90",
      ),
  ],
  [
    "a PNG with texts",
    () =>
      blackPng(
        9,
        chunk(
          "tEXt",
          Buffer.from("Comment\0I <3 scripts, <b>PDF</b> and body-building; PK, MZ, 7z"),
        ),
        chunk("iTXt", Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${MOTION_XMP}`)),
      ),
  ],
];

it.each(FOREIGN_CASES)("refuses %s behind the end of %s", async (_title, format, content) => {
  const photo = await testCard().toFormat(format).toBuffer();
  const bytes = Buffer.concat([photo, bytesOf(content)]);
  await expect(inspectPhoto(bytes)).rejects.toMatchObject({ reason: "foreign-content" });
});

it.each(HIDDEN)("refuses %s", async (_title, make) => {
  await expect(inspectPhoto(await make())).rejects.toMatchObject({ reason: "foreign-content" });
});

it.each(PHONE_PHOTOS)("takes %s", async (_title, make) => {
  await expect(encodePhoto(await make())).resolves.toHaveProperty("id");
});

it("says to the visitor what can be done", () => {
  expect(refusalSentence(translator("en", english), "foreign-content")).toBe(
    "This file holds more than a photo, such as a web page or an archive. Save the photo as a new JPEG, and choose that file.",
  );
});
