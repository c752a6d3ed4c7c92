import * as v from 'valibot'
import { couponRecordSchema } from '../foundation/pricing/coupon-record.js'
import type { CouponRecord } from '../foundation/pricing/coupon-record.js'
import { listCoupons } from '../domains/coupons/list-coupons.js'
import type { ListedCoupon } from '../domains/coupons/list-coupons.js'
import { saveCoupon } from '../domains/coupons/save-coupons.js'
import { changeByFile } from './change-by-file.js'
import type { LineProblem } from './change-by-file.js'
import { currencyDigits } from '@floga/i18n'
import type { CommandContext } from './command-context.js'
import { findTenant } from './find-tenant.js'
import type { CommandOutput } from './print-report.js'

export interface SaveCouponsOptions {
  tenant: string
  /** JSON Lines, one coupon a line. */
  file: string
  /** Shows what would be done and changes nothing. */
  isDryRun: boolean
}

/**
 * Makes the coupons of a file, or changes them; all of them or, with a problem in one, none.
 *
 * @returns False when there was a problem.
 */
export async function saveCouponsCommand(
  { database }: Pick<CommandContext, 'database'>,
  { tenant, file, isDryRun }: SaveCouponsOptions,
  output: CommandOutput,
): Promise<boolean> {
  await findTenant(database, tenant)
  return changeByFile({ database, tenant, file, isDryRun }, output, (text) => {
    const { records, problems } = readRecords(text)
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

/** Prints every coupon: code, uses, what it takes off, conditions. */
export async function listCouponsCommand(
  { database }: Pick<CommandContext, 'database'>,
  { tenant }: { tenant: string },
  output: CommandOutput,
): Promise<void> {
  const { currency } = await findTenant(database, tenant)
  const coupons = await database.read(tenant, listCoupons)
  for (const coupon of coupons) output.result(toLine(coupon, currency))
  output.note(`${coupons.length} coupons.`)
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
    const parsed = v.safeParse(couponRecordSchema, JSON.parse(row) as unknown)
    if (parsed.success) return parsed.output
    const [issue] = parsed.issues
    return `${v.getDotPath(issue) ?? 'coupon'}: ${issue.message}`
  } catch {
    return 'no JSON'
  }
}

function toLine(
  { code, terms, uses, maxUses, maxUsesPerPerson }: ListedCoupon,
  currency: string,
): string {
  const digits = currencyDigits(currency)
  const money = (minor: number) => (minor / 10 ** digits).toFixed(digits)
  const { minimumMinor, startsAt, endsAt, categories, products, includesReduced } = terms
  const effect = {
    PERCENT: () => `${terms.kind === 'PERCENT' ? terms.percent : 0} %`,
    AMOUNT: () => money(terms.kind === 'AMOUNT' ? terms.amountMinor : 0),
    FREE_SHIPPING: () => 'free shipping',
  }[terms.kind]()
  const conditions = [
    minimumMinor > 0 && `from ${money(minimumMinor)}`,
    startsAt && `since ${startsAt}`,
    endsAt && `until ${endsAt}`,
    categories.length > 0 && `categories ${categories.join(' ')}`,
    products.length > 0 && `products ${products.join(' ')}`,
    !includesReduced && 'full price only',
    maxUsesPerPerson !== null && `${maxUsesPerPerson} for each person`,
  ].filter(Boolean)
  return [code, `${uses}/${maxUses ?? '–'}`, effect, conditions.join(', ')].join('\t').trimEnd()
}
