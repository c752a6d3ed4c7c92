import type { Database } from '../../../foundation/database/database.js'
import type { VatNumberState } from './order-vat.js'
import type { VatRegister } from './vat-register.js'

/** Returns the state of a VAT number with its prefix. */
export type CheckVatNumber = (number: string) => Promise<VatNumberState>

export interface CreateVatCheckOptions {
  database: Database
  tenant: string
  /** Undefined without a register. */
  register: VatRegister | undefined
  now: Date
}

const minuteMs = 60_000
/** How long a result is cached. */
const heldMs: Record<VatNumberState, number> = {
  CONFIRMED: 24 * 60 * minuteMs,
  UNKNOWN: 60 * minuteMs,
  // An unavailable register is not queried again immediately.
  UNCONFIRMED: minuteMs,
}
/** How long a confirmation stays valid while the register is unavailable. */
const retentionMs = 7 * heldMs.CONFIRMED

/** Checks VAT numbers with the register of the European Union; responses are cached. */
export function createVatCheck(options: CreateVatCheckOptions): CheckVatNumber {
  const { database, tenant, register, now } = options
  return async (number) => {
    const [known] = await database.read(tenant, (sql) =>
      sql.query<{ state: VatNumberState; checkedAt: Date }>(
        'SELECT state, checked_at AS "checkedAt" FROM vat_number_checks WHERE number = $1',
        [number],
      ),
    )
    if (known && now.getTime() - known.checkedAt.getTime() < heldMs[known.state]) return known.state
    if (!register) return 'UNCONFIRMED'
    const answer = await register.ask(number)
    // A recent confirmation stays valid while the register is unavailable.
    const isAway = answer === 'UNCONFIRMED' && known?.state === 'CONFIRMED'
    const state =
      isAway && now.getTime() - known.checkedAt.getTime() < retentionMs ? 'CONFIRMED' : answer
    if (!isAway) await keepVatNumberState({ database, tenant, now }, number, state)
    return state
  }
}

async function keepVatNumberState(
  { database, tenant, now }: Pick<CreateVatCheckOptions, 'database' | 'tenant' | 'now'>,
  number: string,
  state: VatNumberState,
): Promise<void> {
  await database.write(tenant, async (sql) => {
    await sql.query(
      `INSERT INTO vat_number_checks (tenant, number, state, checked_at)
       VALUES (current_setting('floga.tenant'), $1, $2, $3::timestamptz)
       ON CONFLICT (tenant, number) DO UPDATE SET state = excluded.state, checked_at = excluded.checked_at`,
      [number, state, now.toISOString()],
    )
    // Older responses are not read.
    await sql.query('DELETE FROM vat_number_checks WHERE checked_at < $1::timestamptz', [
      new Date(now.getTime() - retentionMs).toISOString(),
    ])
  })
}
