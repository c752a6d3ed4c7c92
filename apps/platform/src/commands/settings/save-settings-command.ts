import { basename } from 'node:path'
import * as v from 'valibot'
import { readTextFile } from '../../foundation/files/read-text-file.js'
import { unknownFields } from '../../foundation/files/unknown-fields.js'
import { describeIssue, unknownSettings } from '../../foundation/tenants/parse-tenant-file.js'
import { tenantSettingsSchema } from '../../foundation/tenants/tenant-settings.js'
import { checkMessages } from '../../foundation/messages/check-messages.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import type { CommandOutput } from '../print-report.js'
import { dryRunOption, examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { publishPages } from '../tenants/create-tenant.js'
import { findTenant } from '../tenants/find-tenant.js'
import { isObject, listChanges, mergePatch } from './merge-patch.js'
import type { JsonObject, SettingChange } from './merge-patch.js'

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
  const changes = await changeOrDryRun(database, { tenant, isDryRun }, async (sql) => {
    const [row] = await sql.query<{ settings: JsonObject }>(
      'SELECT settings FROM tenants WHERE tenant = $1 FOR UPDATE',
      [tenant],
    )
    const before = row?.settings ?? {}
    const after = mergePatch(before, patch)
    checkSettings(after, patch, name)
    const found = listChanges(before, after)
    if (found.length > 0) {
      await sql.query(
        `UPDATE tenants SET settings = $2::text::jsonb, catalogue_version = catalogue_version + 1
         WHERE tenant = $1`,
        [tenant, JSON.stringify(after)],
      )
    }
    return found
  })
  const directory = isDryRun ? undefined : tenantFolder?.(tenant)
  if (directory !== undefined && changes.some(isInPages)) {
    await publishPages({ database, directory, tenant })
  }
  for (const change of changes) output.result(toLine(change))
  if (changes.length === 0) output.note('Nothing differs.')
  if (isDryRun) output.note('A dry run: nothing was changed.')
}

/** Whether pages such as the terms may contain a setting. */
function isInPages({ path: [setting = ''] }: SettingChange): boolean {
  return ['name', 'company', 'contact', 'termsVersion'].includes(setting)
}

function readPatch(text: string, name: string): JsonObject {
  const patch = parseJson(text)
  if (!isObject(patch)) throw new CommandError(`${name} is no JSON object of settings.`)
  const { messages, ...rest } = patch
  if (!isObject(messages)) return patch
  // They are stored by their paths; a file may have them as groups.
  const flat = Object.entries(messages).map(([locale, texts]) => [
    locale,
    isObject(texts) ? Object.fromEntries(flatten(texts, '')) : texts,
  ])
  return { ...rest, messages: Object.fromEntries(flat) as unknown }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function flatten(group: JsonObject, prefix: string): [string, unknown][] {
  return Object.entries(group).flatMap(([name, value]): [string, unknown][] =>
    isObject(value) ? flatten(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  )
}

function checkSettings(settings: JsonObject, patch: JsonObject, name: string): void {
  const parsed = v.safeParse(tenantSettingsSchema, settings)
  const unknown = [
    ...unknownSettings(patch),
    ...['id', 'coupons'].filter((key) => Object.hasOwn(patch, key)),
  ]
  if (unknown.length > 0) throw new CommandError(`No such settings: ${unknown.join(', ')}.`)
  if (!parsed.success) {
    throw new CommandError(`${name}: ${parsed.issues.map(describeIssue).join('; ')}`)
  }
  const stray = unknownFields(patch, parsed.output)
  if (stray.length > 0) throw new CommandError(`No such settings: ${stray.join(', ')}.`)
  const [problem] = checkMessages(parsed.output)
  if (problem !== undefined) throw new CommandError(`${name}: ${problem}`)
}

function toLine({ path, before, after }: SettingChange): string {
  return `${path.join('.')}\t${toText(before)} → ${toText(after)}`
}

function toText(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value)
}
