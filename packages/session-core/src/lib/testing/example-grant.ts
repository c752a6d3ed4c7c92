import { createMachineDriver, type MachineDriver } from './machine-driver.js'
import type { SessionEffect } from '../machine/session-effect.js'
import type { NewGrant } from '../machine/session-grant.js'

/** Tokens of a test. */
export const exampleTokens = { token: 'access-1', refreshToken: 'refresh-1' }

/** Owner of {@link exampleTokens}. */
export const exampleEmail = 'maria@example.com'

/** Fifteen minutes on the wire: renewed after 885 s, expired after 895 s. */
export function createExampleGrant(changes: Partial<NewGrant> = {}): NewGrant {
  return { tokens: exampleTokens, expiresInSeconds: 900, email: exampleEmail, ...changes }
}

/** A machine that was signed in at 0 ms, and the effects of that. */
export function createSignedInDriver(changes: Partial<NewGrant> = {}): {
  driver: MachineDriver
  effects: readonly SessionEffect[]
} {
  const driver = createMachineDriver()
  driver.dispatch({ kind: 'restored', shared: null })
  const effects = driver.dispatch({ kind: 'granted', grant: createExampleGrant(changes) })
  return { driver, effects }
}
