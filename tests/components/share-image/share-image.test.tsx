/** @jest-environment node */
import { plainTree } from "@/lib/share-image/plain-tree";
import type * as Image from "@/components/share-image/share-image";

jest.mock("@/lib/share-image/files", () => ({ publicFileUrl: (src: string) => src }));

async function drawingWith(logo: string) {
  jest.resetModules();
  process.env.NEXT_PUBLIC_SITE_LOGO = logo;
  try {
    const { ShareImage } = (await import("@/components/share-image/share-image")) as typeof Image;
    const image = (
      <ShareImage tone="sprout" title="Lunch" lead="Berlin">
        {null}
      </ShareImage>
    );
    return JSON.stringify(plainTree(image));
  } finally {
    delete process.env.NEXT_PUBLIC_SITE_LOGO;
  }
}

test("the mark is the operator's logo, as the build has drawn it", async () => {
  const drawing = await drawingWith("/icons/own.svg");
  expect(drawing).toContain("/icons/own/icon-192.png");
  expect(drawing).not.toContain("<path");
  expect(drawing).not.toContain('"path"');
});

test("without a logo it is the leaf", async () => {
  const drawing = await drawingWith("");
  expect(drawing).toContain('"path"');
  expect(drawing).not.toContain("icon-192");
});
