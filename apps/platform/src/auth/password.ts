import { hash, verify } from '@node-rs/argon2'

/** Least and most characters of a password. */
export const passwordBounds = { min: 8, max: 128 } as const

// The second setting of OWASP's password storage cheat sheet for Argon2id, which is the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password with Argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), cost)
}

/**
 * Compares a password with a member's hash. Without a member it does the same work on a hash that nothing matches, so
 * that neither the answer nor its time tells whether there is one.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash()), normalize(password))
  return passwordHash !== undefined && matches
}

let nobody: Promise<string> | undefined

function nobodysHash(): Promise<string> {
  nobody ??= hashPassword('nobody has this password')
  return nobody
}

/** Two keyboards may send one letter as different bytes. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}
