import { InvalidArgumentError } from '@commander-js/extra-typings'
import {
  createStaffKey,
  listStaffKeys,
  revokeStaffKey,
} from '../../domains/staff-keys/staff-key.js'
import { readStaffKeyUses } from '../../domains/staff-keys/staff-key-use.js'
import { isStaffScope, staffScopes } from '../../domains/staff-keys/staff-scopes.js'
import type { StaffScope } from '../../domains/staff-keys/staff-scopes.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import { CommandError } from '../command-context.js'
import { counted } from '../print-report.js'
import { dryRunOption, examples, tenantOption, wholeNumber } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { staffTime, toCell } from '../staff-texts.js'
import { findTenant } from '../tenants/find-tenant.js'

const dayMs = 24 * 60 * 60 * 1_000
const longestName = 60

export const createStaffKeyCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('create-staff-key')
    .summary('create a key for a program, such as an ERP')
    .description(
      `Creates a key with which a program calls /staff/v1, and prints it once: it is stored as a hash alone. Scopes: ${staffScopes.join(', ')}.`,
    )
    .argument('<name>', 'of the program: orders and notes name it')
    .requiredOption('--scopes <scopes>', 'such as orders:read,stock:write', parseScopes)
    .option('--days <days>', 'until it expires', wholeNumber({ from: 1, to: 3_650 }), 365)
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('create-staff-key ERP --scopes orders:read,stock:write'))
    .action((typed, { tenant: given, dryRun: isDryRun = false, scopes, days }) =>
      runForTenant(given, async ({ database }, tenant) => {
        const name = typed.trim()
        if (name === '' || name.length > longestName) {
          throw new CommandError(`A name has 1 to ${longestName} characters.`)
        }
        const now = new Date()
        const expiresAt = new Date(now.getTime() + days * dayMs)
        const { id, key } = await changeOrDryRun(database, { tenant, isDryRun }, (sql) =>
          createStaffKey(sql, { name, scopes, expiresAt, now }),
        )
        const until = expiresAt.toISOString().slice(0, 10)
        if (isDryRun) {
          output.result(`Would create a key for ${name} until ${until}: ${scopes.join(', ')}.`)
          return
        }
        output.result(key)
        output.note(`Key ${id} for ${name} until ${until}. It is not shown again.`)
      }),
    )
}

export const listStaffKeysCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('list-staff-keys')
    .summary('list keys of programs')
    .description(
      'Lists keys, the newest first: id, name, state, expiry, last use, calls of the last 30 days, scopes.',
    )
    .option('--uses <id>', 'list the last 200 calls with one key: time, call, status, request')
    .addOption(tenantOption)
    .addHelpText('after', examples('list-staff-keys', 'list-staff-keys --uses 12345678'))
    .action(({ tenant: given, uses: keyId }) =>
      runForTenant(given, async ({ database }, tenant) => {
        const { timeZone } = await findTenant(database, tenant)
        if (keyId !== undefined) {
          const uses = await database.read(tenant, async (sql) => {
            const keys = await listStaffKeys(sql)
            if (!keys.some(({ id }) => id === keyId)) {
              throw new CommandError(`${tenant} has no key ${keyId}.`)
            }
            return readStaffKeyUses(sql, { keyId, limit: 200 })
          })
          for (const { usedAt, route, status, requestId } of uses) {
            output.result([staffTime(usedAt, timeZone), route, status, requestId].join('\t'))
          }
          output.note(`${counted(uses.length, 'call')}.`)
          return
        }
        const keys = await database.read(tenant, listStaffKeys)
        const now = new Date()
        for (const { id, name, scopes, expiresAt, revokedAt, lastUsedAt, uses } of keys) {
          const state = revokedAt ? 'REVOKED' : expiresAt <= now ? 'EXPIRED' : 'VALID'
          const last = lastUsedAt ? staffTime(lastUsedAt, timeZone) : 'never used'
          const until = staffTime(expiresAt, timeZone)
          output.result(
            [id, toCell(name), state, until, last, counted(uses, 'call'), scopes.join(' ')].join(
              '\t',
            ),
          )
        }
        output.note(`${counted(keys.length, 'key')}.`)
      }),
    )
}

export const revokeStaffKeyCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('revoke-staff-key')
    .summary('revoke a key of a program at once')
    .description('Revokes a key: the next call with it is refused.')
    .argument('<id>', 'as in list-staff-keys')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('revoke-staff-key 12345678'))
    .action((id, { tenant: given, dryRun: isDryRun = false }) =>
      runForTenant(given, async ({ database }, tenant) => {
        const isRevoked = await changeOrDryRun(database, { tenant, isDryRun }, (sql) =>
          revokeStaffKey(sql, { id, now: new Date() }),
        )
        if (!isRevoked) throw new CommandError(`${tenant} has no valid key ${id}.`)
        output.result(`${isDryRun ? 'Would revoke' : 'Revoked'} key ${id}.`)
      }),
    )
}

function parseScopes(text: string): StaffScope[] {
  const typed = [...new Set(text.split(',').map((scope) => scope.trim()))]
  const scopes = typed.filter(isStaffScope)
  if (scopes.length === typed.length && scopes.length > 0) return scopes
  const stray = typed.find((scope) => !isStaffScope(scope))
  throw new InvalidArgumentError(`There is no "${stray}": allowed are ${staffScopes.join(', ')}.`)
}
