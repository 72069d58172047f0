/** Reads a file of the site from what the device keeps; undefined where it does not keep the file. */
export type StoredReader = (path: string) => Promise<unknown>;

/** After so long, the kept file is used instead of the network, if there is one. */
const SLOW_NETWORK_MS = 4_000;

let readStoredFile: StoredReader = () => Promise.resolve(undefined);

/** Sets the source of files that cannot be fetched. */
export function setStoredReader(reader: StoredReader) {
  readStoredFile = reader;
}

async function request(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response.json();
}

/** The JSON of a file of the site: from the network, else from what the device keeps. Rejects when neither has it. */
export async function fetchJson(path: string, init?: RequestInit): Promise<unknown> {
  const fetched = request(path, init);
  const keptOr = async (otherwise: () => Promise<unknown>) => {
    const kept = await readStoredFile(path).catch(() => undefined);
    return kept === undefined ? otherwise() : kept;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<unknown>((resolve) => {
    timer = setTimeout(() => resolve(keptOr(() => fetched)), SLOW_NETWORK_MS);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([fetched.catch(() => keptOr(() => fetched)), late]);
  } finally {
    clearTimeout(timer);
  }
}
