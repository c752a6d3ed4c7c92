import { formatMoney } from './format-money.js'
import type { Instalment } from '../generated/contract-types.js'

export interface InstalmentRules {
  maxMonths: number
  /** Plans begin at this amount with VAT. */
  fromMinor: number
}

/** Fewest months of a plan. */
const minMonths = 3

/**
 * Interest-free plans for an amount; empty below the limit. A month's amount is rounded up, and the
 * last one is the remainder.
 */
export function instalmentPlans(
  amountMinor: number,
  rules: InstalmentRules | null,
  currency: string,
  locale: string,
): Instalment[] {
  if (!rules || amountMinor < rules.fromMinor) return []
  const plans: Instalment[] = []
  for (let months = minMonths; months <= rules.maxMonths; months += 1) {
    const partMinor = Math.ceil(amountMinor / months)
    plans.push({
      months,
      amount: formatMoney(partMinor, currency, locale),
      lastAmount: formatMoney(amountMinor - partMinor * (months - 1), currency, locale),
      interestRate: 0,
      interestAmount: formatMoney(0, currency, locale),
      total: formatMoney(amountMinor, currency, locale),
    })
  }
  return plans
}
