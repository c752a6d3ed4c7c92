import * as v from 'valibot'
import { couponRecordSchema } from '../foundation/pricing/coupons/coupon-record.js'
import type { CouponRecord } from '../foundation/pricing/coupons/coupon-record.js'
import { unknownFields } from '../foundation/files/unknown-fields.js'
import { listCoupons } from '../domains/coupons/list-coupons.js'
import type { ListedCoupon } from '../domains/coupons/list-coupons.js'
import { saveCoupon } from '../domains/coupons/save-coupons.js'
import { bulkUpdate, readFilled } from './bulk-update.js'
import type { LineProblem } from './bulk-update.js'
import type { CommandContext } from './command-context.js'
import type { TenantSettings } from '../foundation/tenants/tenant-settings.js'
import { staffMoney, staffTime } from './staff-texts.js'
import { findTenant } from './tenants/find-tenant.js'
import { counted } from './print-report.js'
import type { CommandOutput } from './print-report.js'
import { dryRunOption, examples, tenantOption } from './program/command-options.js'
import type { AddCommand } from './program/command-runner.js'

export interface SaveCouponsOptions {
  tenant: string
  /** JSON Lines, one coupon a line. */
  file: string
  /** Reports the changes without applying them. */
  isDryRun: boolean
}

export const saveCouponsCommand: AddCommand = (program, { output, resolvePath, runForTenant }) => {
  program
    .command('save-coupons')
    .summary('create or change the coupons of a file')
    .description('Creates or changes the coupons of a file: all or, with a problem in one, none.')
    .argument('<file.jsonl>', 'one coupon a line', resolvePath)
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('save-coupons coupons.jsonl --dry-run'))
    .action((file, { tenant: given, dryRun: isDryRun = false }) =>
      runForTenant(given, (context, tenant) =>
        saveCoupons(context, { tenant, file, isDryRun }, output),
      ),
    )
}

export const listCouponsCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('list-coupons')
    .summary('list coupons')
    .description('Lists coupons: code, uses, discount, conditions.')
    .option('--json', 'in the form that save-coupons reads, one coupon a line')
    .addOption(tenantOption)
    .addHelpText('after', examples('list-coupons', 'list-coupons --json > coupons.jsonl'))
    .action(({ tenant: given, json: isJson = false }) =>
      runForTenant(given, (context, tenant) => printCoupons(context, { tenant, isJson }, output)),
    )
}

/**
 * Creates or changes the coupons of a file: all or, with a problem in one, none.
 *
 * @throws {CommandError} When there was a problem; each is printed.
 */
async function saveCoupons(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, file, isDryRun }: SaveCouponsOptions,
  output: CommandOutput,
): Promise<void> {
  await findTenant(database, tenant)
  await bulkUpdate({ database, tenant, file, isDryRun }, output, async () => {
    const { records, problems } = readRecords(await readFilled(file))
    return {
      problems,
      async apply(sql) {
        const lines: string[] = []
        for (const { line, record } of records) {
          const change = await saveCoupon(sql, record, { now: new Date() })
          if (change.status !== 'refused') lines.push(`${record.code}\t${change.status}`)
          else problems.push({ line, text: `unknown: ${change.unknownKeys.join(', ')}` })
        }
        return lines
      },
      report: (lines) => lines.forEach((line) => output.result(line)),
    }
  })
}

/** Prints every coupon: code, uses, discount, conditions. */
async function printCoupons(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, isJson }: { tenant: string; isJson: boolean },
  output: CommandOutput,
): Promise<void> {
  const settings = await findTenant(database, tenant)
  const coupons = await database.read(tenant, listCoupons)
  for (const coupon of coupons) {
    output.result(isJson ? toJson(coupon) : toLine(coupon, settings))
  }
  output.note(`${counted(coupons.length, 'coupon')}.`)
}

function readRecords(text: string) {
  const records: { line: number; record: CouponRecord }[] = []
  const problems: LineProblem[] = []
  for (const [index, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue
    const record = readRecord(row)
    if (typeof record === 'string') problems.push({ line: index + 1, text: record })
    else records.push({ line: index + 1, record })
  }
  return { records, problems }
}

function readRecord(row: string): CouponRecord | string {
  try {
    const value = JSON.parse(row) as unknown
    const code = String((Object(value) as { code?: unknown }).code ?? '')
    const parsed = v.safeParse(couponRecordSchema, value)
    if (!parsed.success) {
      const [issue] = parsed.issues
      const path = v.getDotPath(issue) ?? 'coupon'
      return [code, path, issue.message].filter(Boolean).join(': ')
    }
    const unknown = unknownFields(value, parsed.output)
    if (unknown.length === 0) return parsed.output
    return [code, 'no such field', unknown.join(', ')].filter(Boolean).join(': ')
  } catch {
    return 'no JSON'
  }
}

function toJson({ code, terms, maxUses, maxUsesPerPerson }: ListedCoupon): string {
  return JSON.stringify({ code, ...terms, maxUses, maxUsesPerPerson })
}

function toLine(
  { code, terms, uses, maxUses, maxUsesPerPerson }: ListedCoupon,
  { currency, timeZone }: Pick<TenantSettings, 'currency' | 'timeZone'>,
): string {
  const money = (minor: number) => staffMoney(minor, currency)
  const time = (moment: string) => staffTime(new Date(moment), timeZone)
  const { minimumMinor, startsAt, endsAt, categories, products, includesReduced } = terms
  const effect = {
    PERCENT: () => `${terms.kind === 'PERCENT' ? terms.percent : 0} %`,
    AMOUNT: () => money(terms.kind === 'AMOUNT' ? terms.amountMinor : 0),
    FREE_SHIPPING: () => 'free shipping',
  }[terms.kind]()
  const conditions = [
    minimumMinor > 0 && `from ${money(minimumMinor)}`,
    startsAt && `since ${time(startsAt)}`,
    endsAt && `until ${time(endsAt)}`,
    categories.length > 0 && `categories ${categories.join(' ')}`,
    products.length > 0 && `products ${products.join(' ')}`,
    !includesReduced && 'full price only',
    maxUsesPerPerson !== null && `${maxUsesPerPerson} for each person`,
  ].filter(Boolean)
  return [code, `${uses}/${maxUses ?? '–'}`, effect, conditions.join(', ')].join('\t').trimEnd()
}
