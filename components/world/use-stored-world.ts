import { useCallback, useEffect, useRef, useState } from "react";
import {
  removeStoredWorld,
  fetchPointer,
  isStillThere,
  StoreError,
  storeWorld,
  type StoreFault,
} from "@/lib/world/store-world";
import { forgetStoredWorld, readStoredWorld } from "@/lib/world/stored-world";
import { isReadable } from "@/lib/world/world-file";

/** What is kept of the world, whether there is a newer file, how far a download is, and why the last one failed. */
export function useStoredWorld(startsNow: boolean) {
  const [kept, setKept] = useState(readStoredWorld);
  /** From 0 to 1; undefined while nothing is downloaded. */
  const [share, setShare] = useState(startsNow ? 0 : undefined);
  const [fault, setFault] = useState<StoreFault>();
  const [update, setUpdate] = useState(() => kept !== undefined && !isReadable(kept.version));
  const hasStarted = useRef(false);

  const download = useCallback(
    () =>
      storeWorld((next) => setShare(next)).then(
        (world) => {
          setKept(world);
          setUpdate(false);
          setFault(undefined);
          setShare(undefined);
        },
        (error: unknown) => {
          setFault(error instanceof StoreError ? error.fault : "denied");
          setShare(undefined);
        },
      ),
    [],
  );

  function keep() {
    setShare(0);
    void download();
  }

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (startsNow) return void download();
    const known = readStoredWorld();
    if (!known) return;
    void isStillThere(known).then((isThere) => {
      if (isThere) return;
      forgetStoredWorld();
      setKept(undefined);
    });
    fetchPointer().then(
      ({ version }) => setUpdate(version !== known.version),
      // Without a connection it is unknown whether there is a newer version.
      () => undefined,
    );
  }, [startsNow, download]);

  return { kept, share, fault, update, keep, remove: removeStoredWorld };
}
