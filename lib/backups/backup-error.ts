/** A backup could not be made, found or read; the message is one sentence for its operator. */
export class BackupFault extends Error {}
