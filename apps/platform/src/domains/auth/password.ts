import { hash, verify } from '@node-rs/argon2'

/** Cost parameters of a hash. */
export interface PasswordCost {
  /** KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

// The second setting of OWASP's password storage cheat sheet for Argon2id, which is the library's
// default algorithm.
const owaspCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes passwords with Argon2id, and compares them. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Compares a password with a member's hash. Without a member it does the same work on a hash that
   * nothing matches, so that neither the response nor its time reveals whether there is one.
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>
}

/**
 * Builds {@link PasswordHasher}; a hash carries its own cost, so that an older one is still
 * understood.
 */
export function createPasswordHasher(cost: PasswordCost = owaspCost): PasswordHasher {
  let unknownHash: Promise<string> | undefined
  const hashWithCost = (password: string) => hash(normalize(password), cost)
  return {
    hash: hashWithCost,
    async verify(passwordHash, password) {
      unknownHash ??= hashWithCost('not a real password')
      // Awaited for members too: the first call of a process is as long for both.
      const fallback = await unknownHash
      const matches = await verify(passwordHash ?? fallback, normalize(password))
      return passwordHash !== undefined && matches
    },
  }
}

/** Two keyboards may send one character as different bytes. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}
