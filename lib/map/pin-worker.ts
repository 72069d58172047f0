import { serveWorkerRequests } from "@/lib/browser/worker-requests";
import { createPinRequestHandler, type PinRequest } from "@/lib/map/pin-requests";

declare const self: DedicatedWorkerGlobalScope;

serveWorkerRequests<PinRequest>(self, createPinRequestHandler());
