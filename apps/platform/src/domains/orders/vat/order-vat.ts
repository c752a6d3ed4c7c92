import { formatMoney } from '../../../foundation/pricing/format-money.js'
import { isMemberState } from '../../../foundation/pricing/vat-rules.js'
import type { VatTreatment } from '../../../foundation/pricing/vat-rules.js'
import { countryName } from '../input/countries.js'

/**
 * What is known of a company's VAT number. `UNCONFIRMED`: the register could not be asked yet; `UNKNOWN`: it does not
 * know the number.
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
    /** What is refunded once the number is confirmed. */
    refundMinor: number
  } | null
}

/** VAT of home, for orders that say nothing else. */
export function domesticVat(country: string, standardRate: number): OrderVat {
  return { kind: 'DOMESTIC', country, standardRate, number: null }
}

/**
 * What an order keeps of its VAT.
 *
 * @param refundWhenConfirmed What confirming the number would take off; undefined where it changes nothing.
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

const english = {
  destination: (country: string, rate: string) => `VAT of ${country}, ${rate} %.`,
  reverseCharge: (number: string) =>
    `Without VAT: intra-Community supply, article 138 of Directive 2006/112/EC. Reverse charge: the customer, VAT number ${number}, accounts for the VAT.`,
  export:
    'Without VAT: export from the European Union, article 146 of Directive 2006/112/EC. Whoever receives the goods pays the duties and taxes of the country of arrival.',
  thirdTerritory:
    'Without VAT: goods for a place outside the VAT territory of the European Union, articles 6 and 146 of Directive 2006/112/EC. Whoever receives the goods pays the taxes of the place of arrival.',
  unconfirmed: (number: string, amount: string) =>
    `The VAT number ${number} could not be checked with the register of the European Union (VIES) yet. VAT is charged for now; ${amount} is refunded once the number is confirmed.`,
  unknown: (number: string) =>
    `The register of the European Union (VIES) does not know the VAT number ${number}: VAT is charged.`,
}

const greek: typeof english = {
  destination: (country, rate) => `ΦΠΑ χώρας προορισμού: ${country}, ${rate} %.`,
  reverseCharge: (number) =>
    `Χωρίς ΦΠΑ: ενδοκοινοτική παράδοση, άρθρο 138 της Οδηγίας 2006/112/ΕΚ. Αντίστροφη επιβάρυνση: τον ΦΠΑ αποδίδει ο πελάτης με ΑΦΜ ${number}.`,
  export:
    'Χωρίς ΦΠΑ: εξαγωγή εκτός Ευρωπαϊκής Ένωσης, άρθρο 146 της Οδηγίας 2006/112/ΕΚ. Τους δασμούς και φόρους της χώρας άφιξης πληρώνει ο παραλήπτης.',
  thirdTerritory:
    'Χωρίς ΦΠΑ: αποστολή σε τόπο εκτός του εδάφους ΦΠΑ της Ευρωπαϊκής Ένωσης, άρθρα 6 και 146 της Οδηγίας 2006/112/ΕΚ. Τους φόρους του τόπου άφιξης πληρώνει ο παραλήπτης.',
  unconfirmed: (number, amount) =>
    `Ο ΑΦΜ ${number} δεν έχει ελεγχθεί ακόμη στο μητρώο της Ευρωπαϊκής Ένωσης (VIES). Προς το παρόν χρεώνεται ΦΠΑ· ${amount} επιστρέφονται μόλις επιβεβαιωθεί ο αριθμός.`,
  unknown: (number) =>
    `Το μητρώο της Ευρωπαϊκής Ένωσης (VIES) δεν γνωρίζει τον ΑΦΜ ${number}: χρεώνεται ΦΠΑ.`,
}

/** Whose VAT it is, or why there is none, in the words of a locale; null where there is nothing to say. */
export function vatNote(vat: OrderVat, currency: string, locale: string): string | null {
  const words = locale === 'el' ? greek : english
  const notes: string[] = []
  if (vat.kind === 'DESTINATION') {
    const rate = new Intl.NumberFormat(locale).format(vat.standardRate)
    notes.push(words.destination(countryName(vat.country, locale), rate))
  }
  if (vat.kind === 'REVERSE_CHARGE') notes.push(words.reverseCharge(vat.number?.value ?? ''))
  if (vat.kind === 'EXPORT') {
    notes.push(isMemberState(vat.country) ? words.thirdTerritory : words.export)
  }
  if (vat.number?.state === 'UNCONFIRMED') {
    const refund = formatMoney(vat.number.refundMinor, currency, locale).formatted
    notes.push(words.unconfirmed(vat.number.value, refund))
  }
  if (vat.number?.state === 'UNKNOWN') notes.push(words.unknown(vat.number.value))
  return notes.length > 0 ? notes.join(' ') : null
}
