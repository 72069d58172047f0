// What an operator can run, in the order of docs/commands.md: a line about each, its forms, and what else there is to know.

/** @typedef {{ summary: string, usage: string[], notes?: string[] }} Command */

/** @type {Record<string, Command>} By the names of the npm scripts. */
export const COMMANDS = {
  setup: {
    summary: "asks for the settings of a site on one server, checks them, and writes them",
    usage: ["npm run setup", "npm run setup -- FILE"],
    notes: [
      "Writes deploy/one-box/.env, or FILE. It can run again: it then offers the present values, and leaves lines that it does not know.",
      "Checks the domain, ports 80 and 443, the mail server by a test mail, and the area. Findings are shown, and hinder nothing.",
    ],
  },
  start: {
    summary: "starts the site; installs and builds what is missing",
    usage: ["npm start", "npm start -- --port PORT --hostname ADDRESS"],
  },
  build: {
    summary: "builds the pages; npm start does so itself where they are missing or out of date",
    usage: ["npm run build"],
  },
  "build:standalone": {
    summary:
      "builds the pages and a copy of the site that runs without node_modules, for containers",
    usage: ["npm run build:standalone"],
  },
  dev: {
    summary: "starts the site for development, with hot reload",
    usage: ["npm run dev", "npm run dev -- --port PORT --hostname ADDRESS"],
  },
  "upgrade:check": {
    summary: "says what this version would change, before it is started for the first time",
    usage: ["npm run upgrade:check"],
    notes: [
      "Settings that are new, renamed or gone, migrations that the database lacks, and whether there is a backup of today. Nothing is changed.",
      "The exit code is 1 where something has to be done first.",
    ],
  },
  status: {
    summary: "says which database is used, its version, migrations and rows",
    usage: ["npm run status"],
  },
  role: {
    summary: "gives an account a role at the desk, or takes it",
    usage: [
      "npm run role -- moderator ADDRESS",
      "npm run role -- editor ADDRESS",
      "npm run role -- none ADDRESS",
      "npm run role -- list",
    ],
    notes: ["ADDRESS is the e-mail address of an account that exists: sign up on the site first."],
  },
  account: {
    summary: "lists, exports and deletes accounts, and resets a lost second factor",
    usage: [
      "npm run account -- list",
      "npm run account -- export ADDRESS FILE",
      "npm run account -- delete ADDRESS",
      "npm run account -- reset-second-factor ADDRESS",
    ],
    notes: [
      "delete removes the account at once, with everything that it wrote; export writes all of that into a zip file.",
      "Each change is noted in the audit log.",
    ],
  },
  samples: {
    summary: "removes the sample restaurants, events, topics and members for good",
    usage: ["npm run samples -- remove"],
  },
  import: {
    summary: "imports restaurants from OpenStreetMap, from a server or a file",
    usage: [
      "npm run import -- FILE",
      'npm run import -- --area "Berlin"',
      "npm run import -- --box SOUTH,WEST,NORTH,EAST",
      "npm run import -- --world",
    ],
    notes: [
      "--dry-run changes nothing; --json prints the summary as JSON; --rejects FILE writes what was not taken.",
      "--force imports although much would be missing; --keep-samples leaves the samples in place.",
    ],
  },
  export: {
    summary: "writes the restaurants with the corrections made here, as GeoJSON",
    usage: ["npm run export -- FILE"],
  },
  "refresh-hours": {
    summary: "reads opening hours that depend on the date again; the server does so daily",
    usage: ["npm run refresh-hours"],
  },
  backup: {
    summary: "writes every row and photo into one file; the server does so daily if it is set to",
    usage: ["npm run backup", "npm run backup -- FILE"],
    notes: [
      "Without FILE the backup goes where CHARD_BACKUP_TO says, encrypted with CHARD_BACKUP_KEY, and old ones are removed: 7 days, 4 weeks and 6 months stay.",
      "With FILE the rows alone are written, without photos.",
    ],
  },
  restore: {
    summary: "replaces every row by those of a backup, all or nothing, and adds its photos",
    usage: ["npm run restore -- --newest", "npm run restore -- FILE"],
    notes: ["--newest takes the newest backup of CHARD_BACKUP_TO."],
  },
  db: {
    summary: "the database: status, migrations, and SQL",
    usage: ["npm run db -- status", "npm run db -- migrate", "npm run db -- shell"],
  },
};

/** The text that --help shows. */
export function helpText(name) {
  const { summary, usage, notes = [] } = COMMANDS[name];
  return [`npm run ${name}: ${summary}.`, "", ...usage.map((line) => `  ${line}`)]
    .concat(notes.length > 0 ? ["", ...notes] : [])
    .join("\n");
}
