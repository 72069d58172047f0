// Loaded before a process and its threads with `--import`: a thread of the embedded database fails at a statement with "end the thread".
import { isMainThread, parentPort } from "node:worker_threads";

if (!isMainThread)
  parentPort.on("message", ({ text }) => {
    if (text?.includes("end the thread")) throw new Error("out of memory");
  });
