"use client";

import { NearMe } from "@/components/restaurants/near-me";
import { Records } from "../records";

export default function Page() {
  return (
    <Records kind="restaurants">{(restaurants) => <NearMe restaurants={restaurants} />}</Records>
  );
}
