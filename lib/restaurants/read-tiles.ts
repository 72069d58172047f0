import { createTileReader } from "@/lib/restaurants/tiles";

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** The tiles that this page has read. */
export const { readAround } = createTileReader(fetchJson);
