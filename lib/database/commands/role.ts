import { CommandError, type CommandTarget } from "@/lib/database/commands/open";
import { listRoles, setRole } from "@/lib/database/desk/accounts/roles";
import type { Role } from "@/lib/desk/roles";

const OPERATOR = { id: null, name: "npm run role" };

function onlyAddress(parameters: string[], role: string) {
  const [address, ...rest] = parameters;
  if (!address?.includes("@") || rest.length > 0)
    throw new CommandError(`Name one account: npm run role -- ${role} you@example.org`);
  return address;
}

/** The command that gives an account this role, or takes it. */
const assign =
  (role: Role | "none", text: (address: string) => string) =>
  async ({ database }: CommandTarget, parameters: string[]) => {
    const address = onlyAddress(parameters, role);
    if (await setRole(database, address, role, OPERATOR)) return [text(address)];
    throw new CommandError(
      `There is no account with the address ${address}. Sign up on the site first.`,
    );
  };

/** `npm run role -- moderator|editor|none ADDRESS` and `-- list` (P14.71). */
export const ROLE_COMMANDS = {
  moderator: assign("moderator", (address) => `${address} is a moderator: the desk is at /desk.`),
  editor: assign("editor", (address) => `${address} is an editor: the desk is at /desk.`),
  none: assign("none", (address) => `${address} has no role.`),
  list: async ({ database }: CommandTarget) => {
    const roles = await listRoles(database);
    return roles.length > 0
      ? roles.map(({ email, role }) => `${email}: ${role}`)
      : ["No account has a role."];
  },
};
