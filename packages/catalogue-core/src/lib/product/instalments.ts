import { CatalogueError } from '../catalogue-error.js'

/** An instalment plan; amounts in minor units, in the currency of the total. */
export interface InstalmentPlan {
  months: number
  /** To pay each month but the last. */
  amountMinor: number
  /** The last month's amount, which includes the remainder. */
  lastAmountMinor: number
  /** Per cent a year; 0 for interest-free. */
  interestRate: number
  interestMinor: number
  /** The sum of all parts. */
  totalMinor: number
}

export interface InstalmentPlansOptions {
  /** Most months, 2 to 60. */
  maxMonths: number
  /** Fewest months, from 2. @default 3 */
  minMonths?: number
  /** Amount with VAT, in minor units, from which plans are offered. @default 0 */
  fromMinor?: number
  /** Per cent a year, 0 to 100. @default 0 */
  interestRate?: number
}

/**
 * Plans for an amount, one for each number of months; none below the limit. A part is rounded up
 * and the last one takes the difference, so that the parts sum to the total. With interest the
 * parts are those of an annuity.
 *
 * @throws {CatalogueError} `invalid-amount`, `invalid-months` or `invalid-rate`.
 * @example
 * instalmentPlans(10_000, { maxMonths: 6, fromMinor: 10_000 })[0] // 3 months: 3334, 3334, 3332
 */
export function instalmentPlans(
  amountMinor: number,
  options: InstalmentPlansOptions,
): InstalmentPlan[] {
  const { maxMonths, minMonths = 3, fromMinor = 0, interestRate = 0 } = options
  assertPlannable(amountMinor, minMonths, maxMonths, interestRate)
  if (amountMinor < fromMinor) return []
  const count = Math.max(0, maxMonths - minMonths + 1)
  return Array.from({ length: count }, (_, more) => minMonths + more)
    .filter((months) => amountMinor >= months)
    .map((months) => {
      const totalMinor = amountMinor + interestOf(amountMinor, months, interestRate)
      const part = Math.ceil(totalMinor / months)
      // Rounding cents up over many months can outrun a very small amount.
      const amount = part * (months - 1) < totalMinor ? part : Math.floor(totalMinor / months)
      return {
        months,
        amountMinor: amount,
        lastAmountMinor: totalMinor - amount * (months - 1),
        interestRate,
        interestMinor: totalMinor - amountMinor,
        totalMinor,
      }
    })
}

function interestOf(amountMinor: number, months: number, interestRate: number): number {
  // Below this no sum of money earns a cent, and the division loses its digits.
  if (interestRate < 1e-6) return 0
  const monthly = interestRate / 1200
  const annuity = (amountMinor * monthly) / -Math.expm1(-months * Math.log1p(monthly))
  return Math.max(0, Math.round(annuity * months) - amountMinor)
}

function assertPlannable(
  amountMinor: number,
  minMonths: number,
  maxMonths: number,
  interestRate: number,
): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) {
    throw new CatalogueError(
      'invalid-amount',
      `${amountMinor} is no amount in minor units. Round it before asking for plans.`,
    )
  }
  for (const months of [minMonths, maxMonths]) {
    if (Number.isInteger(months) && months >= 2 && months <= 60) continue
    throw new CatalogueError(
      'invalid-months',
      `Nothing is paid in ${months} parts. Use a whole number of months from 2 to 60.`,
    )
  }
  if (!(interestRate >= 0 && interestRate <= 100)) {
    throw new CatalogueError(
      'invalid-rate',
      `${interestRate} is no interest rate. Use per cent a year, from 0 to 100.`,
    )
  }
}
