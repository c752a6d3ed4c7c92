import { cp, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseTenantFile } from '../../foundation/tenants/parse-tenant-file.js'
import type { CommandContext } from '../command-context.js'
import { CommandError, UsageError } from '../command-context.js'
import type { CommandOutput } from '../print-report.js'
import { dryRunOption, examples } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { checkTenant, createTenant, isTenantReady, readTenantFile } from './create-tenant.js'

/** Flags of a new tenant, in place of a tenant file. */
export interface TenantFlags {
  tenant?: string | undefined
  name?: string | undefined
  /** Codes with commas, the default one first. */
  locales?: string | undefined
  currency?: string | undefined
  country?: string | undefined
  timeZone?: string | undefined
  taxRate?: string | undefined
}

export interface CreateTenantCommandOptions {
  /** A tenant's file, or its folder with `tenant.json`; undefined if given by flags. */
  path: string | undefined
  flags: TenantFlags
  /** Checks all files and writes nothing. */
  isDryRun: boolean
}

export const createTenantCommand: AddCommand = (program, { output, resolvePath, run }) => {
  program
    .command('create-tenant')
    .summary('create a tenant')
    .description(
      'Creates a tenant from a file, a folder (tenant.json, catalogue.jsonl and the other files next to it) or options.',
    )
    .argument('[path]', 'tenant.json, or its folder; without it, options are required', resolvePath)
    .option('--tenant <id>', 'its id: a-z, 0-9 and -')
    .option('--name <name>', 'of the shop (default: its id)')
    .option('--locales <languages>', 'such as en,de: the default one first')
    .option('--currency <code>', 'such as EUR')
    .option('--country <code>', 'such as DE')
    .option('--time-zone <zone>', 'such as Europe/Berlin')
    .option('--tax-rate <per cent>', 'standard rate of VAT, such as 19')
    .addOption(dryRunOption)
    .addHelpText(
      'after',
      examples(
        'create-tenant tea --dry-run',
        'create-tenant --tenant tea --locales en,de --currency EUR --country DE --time-zone Europe/Berlin --tax-rate 19',
      ),
    )
    .action((path, { dryRun: isDryRun = false, ...flags }) => {
      if (path !== undefined && Object.keys(flags).length > 0) {
        throw new UsageError('Name a file or folder, or describe the tenant by options: not both.')
      }
      if (path === undefined && flags.tenant === undefined) {
        throw new UsageError('Name a file or folder, or the id of the tenant with --tenant.')
      }
      return run((context) => createDescribedTenant(context, { path, flags, isDryRun }, output))
    })
}

/**
 * `create-tenant`: creates a working shop, empty or with the content of its folder.
 *
 * @throws {CommandError} When the tenant exists.
 * @throws {TenantFileError} When a setting or another of its files is wrong.
 */
async function createDescribedTenant(
  context: CommandContext,
  { path, flags, isDryRun }: CreateTenantCommandOptions,
  output: CommandOutput,
): Promise<void> {
  const { database, dataDir } = context
  const directory = path !== undefined && (await stat(path)).isDirectory() ? path : null
  const file =
    path === undefined
      ? parseTenantFile(toContent(flags), 'The input')
      : await readTenantFile(directory === null ? path : join(directory, 'tenant.json'))
  if (await isTenantReady(database, file.id)) {
    throw new CommandError(
      `Tenant "${file.id}" exists. Change it with save-settings, its products with import.`,
    )
  }
  const describe = (records: number) =>
    `${file.id}\t${file.locales.join(', ')}\t${file.currency}\t${file.country}\t${records} records`
  if (isDryRun) {
    output.result(describe(await checkTenant({ ...context, directory }, file)))
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
  output.result(describe(await createTenant({ ...context, directory }, file)))
}

function toContent(flags: TenantFlags): object {
  const { tenant, name, locales, currency, country, timeZone, taxRate } = flags
  const codes = locales?.split(',').map((code) => code.trim())
  return {
    id: tenant,
    name: name ?? tenant,
    locales: codes,
    defaultLocale: codes?.[0],
    currency,
    country,
    timeZone,
    standardTaxRate: taxRate === undefined ? undefined : Number(taxRate),
  }
}
