import { currencyDigits } from '@floga/i18n'
import { cleanTyped } from '@floga/platform-contract/input-rules'

/** An amount that was parsed, or the reason why it was not, as the rest of a sentence. */
export type ParsedMoney = { minor: number } | { problem: string }

/** The contract's largest price. */
const maxMinor = 100_000_000

/**
 * Parses an amount as people and spreadsheets write it: `12.50`, `12,50`, `1.189,00`, `1 189,00 €`
 * or `EUR 12.50`. In a currency without thousandths a single separator before three digits is
 * ambiguous, and such an amount is refused, as is another currency.
 */
export function parseMoney(typed: string, currency: string): ParsedMoney {
  const text = cleanTyped(typed)
  const digits = currencyDigits(currency)
  const { amount, unit } = withoutCurrency(text)
  if (!/\d/.test(amount)) return { problem: 'is no amount such as 12.50' }
  if (unit !== '' && !namesOf(currency).includes(unit.toUpperCase())) {
    return /^\p{Sc}$|^[A-Z]{3}$/iu.test(unit)
      ? { problem: `is not in ${currency}` }
      : { problem: 'is no amount such as 12.50' }
  }
  const [whole, fraction = ''] = splitAmount(amount) ?? []
  if (whole === undefined) return { problem: 'is no amount such as 12.50' }
  const isGrouped = /\D/.test(amount.slice(0, -fraction.length - 1))
  if (fraction.length === 3 && digits !== 3 && !isGrouped) {
    const readings = `${whole}.${fraction.replace(/0+$/, '').padEnd(digits, '0')} or ${whole}${fraction}`
    return { problem: `may be ${readings}: write it without a thousands separator` }
  }
  if (/[^0]/.test(fraction.slice(digits))) {
    return { problem: `has more decimals than ${currency}` }
  }
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  return minor > maxMinor ? { problem: 'is too large' } : { minor }
}

/** Takes a code or sign in front of an amount or behind it away. */
function withoutCurrency(text: string): { amount: string; unit: string } {
  const [, before = '', amount = '', after = ''] =
    /^([^\d\s.,'’-]*)\s*(\S.*?)\s*([^\d\s.,'’-]*)$/u.exec(text.trim()) ?? []
  return { amount, unit: before + after }
}

function namesOf(currency: string): string[] {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
  return [currency, sign.toUpperCase()]
}

/**
 * The digits before and after the decimal separator, which is the last one: groups of three digits
 * before it are separated by another sign, or there is none and a sign that repeats groups.
 */
function splitAmount(text: string): [whole: string, fraction?: string] | undefined {
  const plain = /^(\d{1,9})(?:[.,](\d{1,9}))?$/.exec(text)
  if (plain) return [plain[1] ?? '', plain[2] ?? '']
  const grouped =
    /^(\d{1,3})((?:\.\d{3})+)(?:,(\d{1,9}))?$/.exec(text) ??
    /^(\d{1,3})((?:,\d{3})+)(?:\.(\d{1,9}))?$/.exec(text) ??
    /^(\d{1,3})((?:[\s'’]\d{3})+)(?:[.,](\d{1,9}))?$/u.exec(text)
  if (!grouped) return undefined
  const [, first = '', groups = '', fraction = ''] = grouped
  const whole = first + groups.replaceAll(/\D/g, '')
  return whole.length > 9 ? undefined : [whole, fraction]
}
