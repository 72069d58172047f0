import { useEffect, useState } from "react";
import type { LocatedAddress } from "@/lib/geocoding/locate-address";

export type AddressSearch = { address: string; found: LocatedAddress | undefined };

/** The geocoders are loaded only where a form looks up an address. */
async function locate(address: string) {
  try {
    const { locateAddress } = await import("@/lib/geocoding/locate-address");
    return await locateAddress(address);
  } catch {
    return undefined;
  }
}

/** Where an address is; undefined while that is looked for, and for an empty one. */
export function useLocatedAddress(address: string): AddressSearch | undefined {
  const [search, setSearch] = useState<AddressSearch>();

  useEffect(() => {
    if (address === "") return;
    let isCurrent = true;
    void locate(address).then((found) => {
      if (isCurrent) setSearch({ address, found });
    });
    return () => {
      isCurrent = false;
    };
  }, [address]);

  return search?.address === address ? search : undefined;
}
