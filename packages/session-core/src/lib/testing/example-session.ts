import { createMachineDriver, type MachineDriver } from './machine-driver.js'
import type { SessionEffect } from '../machine/session-effect.js'
import type { NewGrant } from '../machine/session-grant.js'

/** Tokens of a test. */
export const exampleTokens = { token: 'access-1', refreshToken: 'refresh-1' }

/** Whose they are. */
export const exampleEmail = 'maria@example.com'

/** Fifteen minutes on the wire: renewed after 885 s, expired after 895 s. */
export function createExampleGrant(changes: Partial<NewGrant> = {}): NewGrant {
  return { tokens: exampleTokens, expiresInSeconds: 900, email: exampleEmail, ...changes }
}

/** A machine into which somebody has logged in at 0 ms, and what that asked for. */
export function driveSignedIn(changes: Partial<NewGrant> = {}): {
  driver: MachineDriver
  effects: readonly SessionEffect[]
} {
  const driver = createMachineDriver()
  driver.happen({ kind: 'restored', fact: null })
  const effects = driver.happen({ kind: 'granted', grant: createExampleGrant(changes) })
  return { driver, effects }
}
