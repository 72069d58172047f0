/** Runs what reads opening hours in a process of any time zone: the time zone is UTC meanwhile, and no other code runs. */
export function inUtc<T>(work: () => T): T {
  const zone = process.env.TZ;
  process.env.TZ = "UTC";
  try {
    return work();
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
}
