import { basename } from 'node:path'
import { publishPages } from '../../domains/content/publish-pages.js'
import { findUnknownProvider } from '../../domains/payment/provider-adapters.js'
import { readTextFile } from '../../foundation/files/read-text-file.js'
import { changeSettings, isInPages } from '../../foundation/tenants/change-settings.js'
import { isObject } from '../../foundation/tenants/merge-patch.js'
import type { JsonObject, SettingChange } from '../../foundation/tenants/merge-patch.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import type { CommandOutput } from '../print-report.js'
import { dryRunOption, examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { findTenant } from '../tenants/find-tenant.js'

export interface SaveSettingsOptions {
  tenant: string
  /** JSON with some of the settings of `tenant.json`. */
  file: string
  /** Prints the changes without applying them. */
  isDryRun: boolean
}

export const saveSettingsCommand: AddCommand = (program, { output, resolvePath, runForTenant }) => {
  program
    .command('save-settings')
    .summary('change settings of a tenant')
    .description(
      'Merges a file into the settings of a tenant, as show-settings prints them: objects by key at any depth, a list replaces the former one, null removes a setting. Prints each value that changes.',
    )
    .argument('<file.json>', 'the settings to change; the others stay', resolvePath)
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText(
      'after',
      examples(
        'show-settings contact > settings.json',
        'save-settings settings.json --dry-run',
        'save-settings settings.json',
      ),
    )
    .action((file, { tenant: given, dryRun: isDryRun = false }) =>
      runForTenant(given, (context, tenant) =>
        saveSettings(context, { tenant, file, isDryRun }, output),
      ),
    )
}

/**
 * Merges a file into the settings of a tenant.
 *
 * @throws {CommandError} When the merged settings are wrong, or the file names one that does not
 * exist.
 */
async function saveSettings(
  { database, tenantFolder }: Pick<CommandContext, 'database' | 'tenantFolder'>,
  { tenant, file, isDryRun }: SaveSettingsOptions,
  output: CommandOutput,
): Promise<void> {
  await findTenant(database, tenant)
  const name = basename(file)
  const patch = readPatch(await readTextFile(file), name)
  const problem = findUnknownProvider(patch)
  if (problem !== undefined) throw new CommandError(`${name}: ${problem}`)
  const changes = await changeOrDryRun(database, { tenant, isDryRun }, async (sql) => {
    const outcome = await changeSettings(sql, patch)
    if (outcome.status === 'unknown') {
      throw new CommandError(`No such settings: ${outcome.paths.join(', ')}.`)
    }
    if (outcome.status === 'invalid') {
      throw new CommandError(`${name}: ${outcome.problems.join('; ')}`)
    }
    return outcome.changes
  })
  const directory = isDryRun ? undefined : tenantFolder?.(tenant)
  if (directory !== undefined && changes.some(isInPages)) {
    await publishPages({ database, directory, tenant })
  }
  for (const change of changes) output.result(toLine(change))
  if (changes.length === 0) output.note('Nothing differs.')
  if (isDryRun) output.note('A dry run: nothing was changed.')
}

function readPatch(text: string, name: string): JsonObject {
  const patch = parseJson(text)
  if (!isObject(patch)) throw new CommandError(`${name} is no JSON object of settings.`)
  return patch
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toLine({ path, before, after }: SettingChange): string {
  return `${path.join('.')}\t${toText(before)} → ${toText(after)}`
}

function toText(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value)
}
