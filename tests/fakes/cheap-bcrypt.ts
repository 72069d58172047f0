import type * as bcrypt from "bcryptjs";

const { compare, hash: realHash } = jest.requireActual<typeof bcrypt>("bcryptjs");

/** The least that bcrypt allows: a sixty-fourth of the work of what the site asks for. */
const CHEAP = 4;

export const hash = (password: string) => realHash(password, CHEAP);
export { compare };
