import { createClient, type SupabaseClient } from "@supabase/supabase-js";

/** A call that takes longer, body included, fails. */
const DEADLINE_MS = 15_000;

/** How many files one response of a listing names. */
const PAGE_SIZE = 1_000;

/** How many files one request removes. */
const REMOVED_AT_ONCE = 100;

type Options = {
  url: string;
  /** The secret key of the project: it passes every policy, so the bucket needs none and stays closed to browsers. */
  secretKey: string;
  name: string;
  allowedMimeTypes: string[];
  maxBytes: number;
};

type StorageFailure = {
  message: string;
  status?: number | undefined;
  statusCode?: string | undefined;
};

/** Supabase returns 400 for many errors; the body says which one. */
function means(error: StorageFailure, status: number) {
  return error.status === status || error.statusCode === String(status);
}

function failure(error: StorageFailure) {
  return new Error(`Supabase Storage: ${error.message}`, { cause: error });
}

function connect({ url, secretKey }: Options) {
  const send: typeof fetch = (input, init) => {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    return fetch(input, { ...init, cache: "no-store", signal });
  };
  return createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: send },
  });
}

async function requirePrivate(client: SupabaseClient, name: string) {
  const { data, error } = await client.storage.getBucket(name);
  if (error) throw failure(error);
  if (data.public) throw failure({ message: `the bucket "${name}" is public: make it private.` });
}

/** One of the same name is used as it is, if it is private (P14.606). */
async function createBucket(client: SupabaseClient, options: Options) {
  const { error } = await client.storage.createBucket(options.name, {
    public: false,
    allowedMimeTypes: options.allowedMimeTypes,
    fileSizeLimit: options.maxBytes,
  });
  if (!error) return;
  if (!means(error, 409)) throw failure(error);
  await requirePrivate(client, options.name);
}

/** A private bucket of a Supabase project, for this server alone; the first upload makes it. Calls fail with an Error. */
export function supabaseBucket(options: Options) {
  const client = connect(options);
  const files = client.storage.from(options.name);
  let creation: Promise<void> | undefined;

  return {
    /** Replaces a file of the same name. */
    async upload(name: string, bytes: Uint8Array, type: string) {
      creation ??= createBucket(client, options);
      await creation.catch((error: unknown) => {
        creation = undefined;
        throw error;
      });
      const { error } = await files.upload(name, bytes, { contentType: type, upsert: true });
      if (error) throw failure(error);
    },

    /** Undefined without such a file. */
    async download(name: string) {
      const { data, error } = await files.download(name);
      if (data) return new Uint8Array(await data.arrayBuffer());
      if (means(error, 404)) return undefined;
      throw failure(error);
    },

    /** All files, with the instant of their last upload; none before the first. */
    async list() {
      const all: { name: string; at: Date }[] = [];
      for (;;) {
        const { data, error } = await files.list("", { limit: PAGE_SIZE, offset: all.length });
        if (error) throw failure(error);
        all.push(
          ...data.map(({ name, updated_at, created_at }) => ({
            name,
            at: new Date(updated_at ?? created_at ?? Date.now()),
          })),
        );
        if (data.length < PAGE_SIZE) return all;
      }
    },

    /** No error where there is no such file. */
    async remove(names: readonly string[]) {
      for (let from = 0; from < names.length; from += REMOVED_AT_ONCE) {
        const { error } = await files.remove(names.slice(from, from + REMOVED_AT_ONCE));
        if (error) throw failure(error);
      }
    },
  };
}
