import type { Transaction } from '../../foundation/database/database.js'
import type { AccountCall, AccountServices } from './account-call.js'
import { becomeMember, findLinkedRegistration } from './registration.js'

export interface ConfirmRegistrationCall
  extends
    Pick<AccountCall, 'database' | 'tenant' | 'passwords' | 'now'>,
    Pick<AccountServices, 'hashNetwork'> {
  throttles: Pick<AccountServices['throttles'], 'login' | 'strangersLogin'>
  clientAddress: string
}

/** `unknown`: no registration has the link; it was redeemed, has expired, or is of another kind. */
export type ConfirmRegistrationOutcome =
  | { status: 'confirmed' | 'unknown' | 'wrong-password' }
  | { status: 'throttled'; waitMs: number }

/**
 * Redeems the link of a registration with the password that was chosen with it. The link proves the
 * mailbox, the password that the registration is not a stranger's: members see the guest orders
 * under their address. Any other password leaves the link.
 */
export async function confirmRegistration(
  call: ConfirmRegistrationCall,
  { token, password }: { token: string; password: string },
): Promise<ConfirmRegistrationOutcome> {
  const { database, tenant, throttles, clientAddress: address, now } = call
  const find = (sql: Transaction) => findLinkedRegistration(sql, token, ['REGISTRATION'], now)
  const registration = await database.read(tenant, find)
  if (!registration) return { status: 'unknown' }
  // By registration and not by address: only the holder of its link can use up its guesses.
  const attempt = { tenant, address, key: registration.id }
  const network = call.hashNetwork(tenant, address)
  const ofNetwork = { ...attempt, key: `${registration.id} ${network}` }
  const waitMs =
    (await throttles.login.consume(ofNetwork)) ?? (await throttles.strangersLogin.consume(attempt))
  if (waitMs !== undefined) return { status: 'throttled', waitMs }
  // Outside of a transaction: the hash does not block others. A missing password is compared too,
  // and a longer one would only cost hashing time.
  const matches = await call.passwords.verify(registration.passwordHash, password.slice(0, 1_000))
  if (!matches) return { status: 'wrong-password' }
  const memberId = await database.write(tenant, async (sql) => {
    // Another request may have redeemed the link meanwhile.
    const found = await find(sql)
    return found && (await becomeMember(sql, found, now))
  })
  await throttles.login.reset(ofNetwork)
  return { status: memberId === undefined ? 'unknown' : 'confirmed' }
}
