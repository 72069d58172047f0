import { channel } from "node:diagnostics_channel";

/** One transaction, with the wait for a connection, in seconds. */
export type MeasuredTransaction = { seconds: number; isFailed: boolean };
export type MeasuredMail = { result: "sent" | "failed" };

// What parts of the server publish for lib/metrics; without a subscriber a message costs nothing.
export const measuredTransactions = channel("chard:transaction");
export const measuredMails = channel("chard:mail");
