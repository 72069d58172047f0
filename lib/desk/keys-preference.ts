import { readStored, writeStored } from "@/lib/browser/storage";

const KEY = "chard-desk-keys";

/** Whether the keys of the desk were turned off on this device. */
export function readPreference() {
  return readStored("local", KEY) === "off" ? "off" : "on";
}

export function writePreference(preference: "on" | "off") {
  writeStored("local", KEY, preference);
}
