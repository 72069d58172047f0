import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Whether scripts run: false in what the server sends, and so where there are none. */
export const useScripts = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
