import { cp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseTenantFile } from '../../foundation/tenants/parse-tenant-file.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import type { CommandOutput } from '../print-report.js'
import { createTenant, isTenantReady, readTenantFile } from './create-tenant.js'

/** A new tenant in a few words: what its file would say, as it was typed. */
export interface TenantFlags {
  tenant?: string | undefined
  name?: string | undefined
  /** Codes with commas, the default one first. */
  locales?: string | undefined
  currency?: string | undefined
  country?: string | undefined
  'time-zone'?: string | undefined
  'tax-rate'?: string | undefined
}

export interface CreateTenantCommandOptions {
  /** A tenant's file, or its folder with `tenant.json`; undefined when flags say it. */
  path: string | undefined
  flags: TenantFlags
  /** Checks the settings and writes nothing. */
  isDryRun: boolean
}

/**
 * `create-tenant`: makes a shop that runs, empty or with what lies in its folder.
 *
 * @throws {CommandError} When the tenant exists.
 * @throws {TenantFileError} When a setting or another of its files is wrong.
 */
export async function createTenantCommand(
  context: CommandContext,
  { path, flags, isDryRun }: CreateTenantCommandOptions,
  output: CommandOutput,
): Promise<void> {
  const { database, dataDir } = context
  const directory = path !== undefined && (await stat(path)).isDirectory() ? path : null
  const file =
    path === undefined
      ? parseTenantFile(toContent(flags), 'What was typed')
      : await readTenantFile(directory === null ? path : join(directory, 'tenant.json'))
  if (await isTenantReady(database, file.id)) {
    throw new CommandError(
      `Tenant "${file.id}" exists. Change it with save-settings, its products with import.`,
    )
  }
  if (isDryRun) {
    output.note('A dry run: nothing was changed.')
    return
  }
  if (directory !== null) {
    for (const kind of ['pictures', 'documents'] as const) {
      const from = join(directory, kind)
      const isThere = await stat(from).catch(() => undefined)
      if (isThere) await cp(from, join(dataDir, kind, file.id), { recursive: true })
    }
  }
  const records = await createTenant({ ...context, directory }, file)
  output.result(
    `${file.id}\t${file.locales.join(', ')}\t${file.currency}\t${file.country}\t${records} records`,
  )
}

function toContent({ tenant, name, locales, currency, country, ...rest }: TenantFlags): object {
  const codes = locales?.split(',').map((code) => code.trim())
  const rate = rest['tax-rate']
  return {
    id: tenant,
    name: name ?? tenant,
    locales: codes,
    defaultLocale: codes?.[0],
    currency,
    country,
    timeZone: rest['time-zone'],
    standardTaxRate: rate === undefined ? undefined : Number(rate),
  }
}
