import * as v from 'valibot'
import type { Transaction } from '../database/database.js'
import { unknownFields } from '../files/unknown-fields.js'
import { checkMessages } from '../messages/check-messages.js'
import { isObject, listChanges, mergePatch } from './merge-patch.js'
import type { JsonObject, SettingChange } from './merge-patch.js'
import { describeIssue, unknownSettings } from './parse-tenant-file.js'
import { tenantSettingsSchema } from './tenant-settings.js'
import type { TenantSettings } from './tenant-settings.js'

export type ChangeSettingsOutcome =
  | { status: 'saved'; changes: SettingChange[] }
  /** Settings that do not exist, by their paths. */
  | { status: 'unknown'; paths: string[] }
  /** What is wrong with the merged settings, each beginning with its path. */
  | { status: 'invalid'; problems: string[] }

/** Merges a patch into the settings of a tenant. */
export async function changeSettings(
  sql: Transaction,
  patch: JsonObject,
): Promise<ChangeSettingsOutcome> {
  const [row] = await sql.query<{ settings: JsonObject }>(
    "SELECT settings FROM tenants WHERE tenant = current_setting('floga.tenant') FOR UPDATE",
  )
  const before = row?.settings ?? {}
  const flat = flattenMessages(patch)
  const after = mergePatch(before, flat)
  const problem = findProblem(after, flat)
  if (problem) return problem
  const changes = listChanges(before, after)
  if (changes.length > 0) {
    await sql.query(
      `UPDATE tenants SET settings = $1::text::jsonb, catalogue_version = catalogue_version + 1
       WHERE tenant = current_setting('floga.tenant')`,
      [JSON.stringify(after)],
    )
  }
  return { status: 'saved', changes }
}

/** The settings as they are now, for those who are about to change them. */
export async function readSettings(
  sql: Transaction,
  lock: '' | 'FOR UPDATE' = '',
): Promise<TenantSettings> {
  const [row] = await sql.query<{ settings: unknown }>(
    `SELECT settings FROM tenants WHERE tenant = current_setting('floga.tenant') ${lock}`,
  )
  return v.parse(tenantSettingsSchema, row?.settings)
}

/** Whether pages such as the terms may contain a setting. */
export function isInPages({ path: [setting = ''] }: SettingChange): boolean {
  return ['name', 'company', 'contact', 'termsVersion'].includes(setting)
}

/** Messages are stored by their paths; a patch may have them as groups. */
function flattenMessages(patch: JsonObject): JsonObject {
  const { messages, ...rest } = patch
  if (!isObject(messages)) return patch
  const flat = Object.entries(messages).map(([locale, texts]) => [
    locale,
    isObject(texts) ? Object.fromEntries(flatten(texts, '')) : texts,
  ])
  return { ...rest, messages: Object.fromEntries(flat) as unknown }
}

function flatten(group: JsonObject, prefix: string): [string, unknown][] {
  return Object.entries(group).flatMap(([name, value]): [string, unknown][] =>
    isObject(value) ? flatten(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  )
}

function findProblem(
  settings: JsonObject,
  patch: JsonObject,
): Exclude<ChangeSettingsOutcome, { status: 'saved' }> | undefined {
  const unknown = [
    ...unknownSettings(patch),
    ...['id', 'coupons'].filter((key) => Object.hasOwn(patch, key)),
  ]
  if (unknown.length > 0) return { status: 'unknown', paths: unknown }
  const parsed = v.safeParse(tenantSettingsSchema, settings)
  if (!parsed.success) return { status: 'invalid', problems: parsed.issues.map(describeIssue) }
  const stray = unknownFields(patch, parsed.output)
  if (stray.length > 0) return { status: 'unknown', paths: stray }
  const problems = checkMessages(parsed.output)
  return problems.length > 0 ? { status: 'invalid', problems } : undefined
}
