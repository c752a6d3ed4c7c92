import { formatMoney } from '../../../foundation/pricing/format-money.js'
import { isMemberState } from '../../../foundation/pricing/vat-rules.js'
import type { VatTreatment } from '../../../foundation/pricing/vat-rules.js'
import type { Messages } from '../../../foundation/messages/messages.js'
import { countryName } from '../input/countries.js'

/**
 * State of a company's VAT number. `UNCONFIRMED`: the register was unavailable; `UNKNOWN`: it has
 * no such number.
 */
export type VatNumberState = 'CONFIRMED' | 'UNCONFIRMED' | 'UNKNOWN'

/** The company that an invoice is for. */
export interface Business {
  country: string
  /** With its prefix, as the register has it. */
  vatNumber: string
  state: VatNumberState
}

/** Whose VAT an order carries, as it was decided when it was placed. */
export interface OrderVat {
  kind: VatTreatment['kind']
  /** Whose VAT it is, or where the goods go. */
  country: string
  /** Per cent, of goods of the standard rate, shipping and fees. */
  standardRate: number
  /** The number that no VAT depends on; null where none does. */
  number: {
    value: string
    state: VatNumberState
    /** Refund once the number is confirmed. */
    refundMinor: number
  } | null
}

/** VAT of the tenant's country, the default. */
export function domesticVat(country: string, standardRate: number): OrderVat {
  return { kind: 'DOMESTIC', country, standardRate, number: null }
}

/**
 * Returns the stored VAT data of an order.
 *
 * @param refundWhenConfirmed The reduction from confirming the number; undefined for none.
 */
export function toOrderVat(
  treatment: VatTreatment,
  business: Business | null,
  home: { country: string; standardTaxRate: number },
  refundWhenConfirmed: () => number | undefined,
): OrderVat {
  const refundMinor = business ? refundWhenConfirmed() : undefined
  const number =
    business && refundMinor !== undefined
      ? { value: business.vatNumber, state: business.state, refundMinor }
      : null
  const { kind } = treatment
  switch (kind) {
    case 'DOMESTIC':
      return { ...domesticVat(home.country, home.standardTaxRate), number }
    case 'DESTINATION':
      return { kind, country: treatment.country, standardRate: treatment.standardRate, number }
    case 'REVERSE_CHARGE':
    case 'EXPORT':
      return { kind, country: treatment.country, standardRate: 0, number }
  }
}

/** Whether an order carries no VAT. */
export function isWithoutVat({ kind }: Pick<OrderVat, 'kind'>): boolean {
  return kind === 'REVERSE_CHARGE' || kind === 'EXPORT'
}

/** Text about who pays the VAT, or why there is none; null if not needed. */
export function vatNote(vat: OrderVat, currency: string, { locale, say }: Messages): string | null {
  const notes: string[] = []
  if (vat.kind === 'DESTINATION') {
    const rate = new Intl.NumberFormat(locale).format(vat.standardRate)
    notes.push(say('vat.destination', { country: countryName(vat.country, locale), rate }))
  }
  if (vat.kind === 'REVERSE_CHARGE') {
    notes.push(say('vat.reverseCharge', { number: vat.number?.value ?? '' }))
  }
  if (vat.kind === 'EXPORT') {
    notes.push(say(isMemberState(vat.country) ? 'vat.thirdTerritory' : 'vat.export'))
  }
  if (vat.number?.state === 'UNCONFIRMED') {
    const amount = formatMoney(vat.number.refundMinor, currency, locale).formatted
    notes.push(say('vat.unconfirmed', { number: vat.number.value, amount }))
  }
  if (vat.number?.state === 'UNKNOWN') notes.push(say('vat.unknown', { number: vat.number.value }))
  return notes.length > 0 ? notes.join(' ') : null
}
