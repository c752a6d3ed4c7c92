import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as v from 'valibot'
import { describeIssue, unknownSettings } from '../foundation/tenants/parse-tenant-file.js'
import { tenantSettingsSchema } from '../foundation/tenants/tenant-settings.js'
import { checkWords } from '../foundation/words/check-words.js'
import { changeOrDryRun } from './change-or-dry-run.js'
import type { CommandContext } from './command-context.js'
import { CommandError } from './command-context.js'
import { findTenant } from './find-tenant.js'
import type { CommandOutput } from './print-report.js'

export interface SaveSettingsOptions {
  tenant: string
  /** JSON with some of the settings of `tenant.json`. */
  file: string
  /** Checks the file and changes nothing. */
  isDryRun: boolean
}

/** A list would be read as a record as well. */
const partSchema = v.pipe(
  v.unknown(),
  v.check((part) => !Array.isArray(part)),
  v.record(v.string(), v.unknown()),
)

/**
 * Takes over the settings that a file names; the others stay.
 *
 * @throws {CommandError} When they are no settings of a tenant, also together with those that stay.
 */
export async function saveSettingsCommand(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, file, isDryRun }: SaveSettingsOptions,
  output: CommandOutput,
): Promise<void> {
  const known = await findTenant(database, tenant)
  const part = readPart(await readFile(file, 'utf8'), basename(file))
  const unknown = unknownSettings(part)
  if (unknown.length > 0) throw new CommandError(`No such settings: ${unknown.join(', ')}.`)
  const parsed = v.safeParse(tenantSettingsSchema, { ...known, ...part })
  if (!parsed.success) {
    throw new CommandError(`${basename(file)}: ${parsed.issues.map(describeIssue).join('; ')}`)
  }
  const [problem] = checkWords(parsed.output)
  if (problem !== undefined) throw new CommandError(`${basename(file)}: ${problem}`)
  await changeOrDryRun(database, { tenant, isDryRun }, (sql) =>
    sql.query(
      `UPDATE tenants SET settings = settings || $2::text::jsonb,
         catalogue_version = catalogue_version + 1
       WHERE tenant = $1 AND settings <> settings || $2::text::jsonb`,
      [tenant, JSON.stringify(part)],
    ),
  )
  for (const [name, value] of Object.entries(part)) {
    output.result(`${name}\t${JSON.stringify(value)}`)
  }
  if (isDryRun) output.note('A dry run: nothing was changed.')
}

function readPart(text: string, name: string): Record<string, unknown> {
  try {
    return v.parse(partSchema, JSON.parse(text))
  } catch {
    throw new CommandError(`${name} is no JSON object of settings.`)
  }
}
