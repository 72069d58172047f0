"use client";

import { Gallery } from "@/components/gallery/gallery";
import { Records } from "../records";

export default function Page() {
  return (
    <Records kind="images">{(images) => <Gallery images={images} heading="Gallery" />}</Records>
  );
}
