import { execFileSync } from "node:child_process";

/** Seconds of "[[days-]hours:]minutes:seconds", as ps prints them. */
function secondsOf(time) {
  const [clock, days = "0"] = time.split("-").toReversed();
  const seconds = clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return Number(days) * 86_400 + seconds;
}

/** `pid` and its child processes: the MB that each holds, and the seconds of a core that it took. */
export function processesOf(pid) {
  const lines = execFileSync("ps", ["-axo", "pid=,ppid=,rss=,time="], { encoding: "utf8" });
  const processes = lines
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .map(([id, parent, kilobytes, time]) => ({
      id: Number(id),
      parent: Number(parent),
      megabytes: Number(kilobytes) / 1024,
      seconds: secondsOf(time),
    }))
    .sort((a, b) => a.id - b.id);
  const ids = new Set([pid]);
  for (const { id, parent } of processes) if (ids.has(parent)) ids.add(id);
  return processes.filter(({ id }) => ids.has(id));
}
