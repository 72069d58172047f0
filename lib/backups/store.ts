/** Where backups are: files by name. */
export type BackupStore = {
  /** For messages: "/backups", "s3://bucket/folder". */
  location: string;
  list(): Promise<string[]>;
  /** Copies a file there; it has its name once it is whole. */
  put(name: string, file: string): Promise<void>;
  /** Copies one from there. */
  get(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
};
