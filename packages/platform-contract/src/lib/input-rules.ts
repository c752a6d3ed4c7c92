import * as v from 'valibot'

import { cleanEmail, cleanPostalCode, cleanTyped } from './text/clean-code.js'
import { cleanLine, cleanText } from './text/clean-text.js'
import { maskCardNumbers } from './mask-card-numbers.js'
import { cleanPersonName } from './person-name.js'

/**
 * Longest inputs, in characters after cleaning. The fields of {@link createInputRules} hold to
 * them.
 */
export const INPUT_LIMITS = {
  email: 254,
  /** A first or last name, and the name on a contact form. */
  name: 100,
  /** The full name on a statement of withdrawal. */
  fullName: 200,
  phone: 40,
  passwordMin: 8,
  passwordMax: 128,
  company: 200,
  addressLine: 200,
  floor: 50,
  doorbell: 100,
  countryCode: 2,
  regionCode: 10,
  city: 100,
  postalCode: 12,
  orderNotes: 1_000,
  businessActivity: 200,
  vatNumber: 30,
  taxOffice: 100,
  methodId: 40,
  termsVersion: 40,
  orderNumber: 20,
  productName: 200,
  /** A message of a customer, and the reason of a withdrawal. */
  message: 5_000,
  /** What a visitor says of a review. */
  reviewComment: 500,
  couponCode: 60,
  savedCardId: 100,
  /** A person's name in a shared cart. */
  sharedCartName: 40,
} as const

/** Messages for invalid input: codes on a platform, translated texts in a shop. */
export interface InputMessages {
  required: string
  tooLong: (max: number) => string
  tooShort: (min: number) => string
  email: string
  phone: string
}

/**
 * The rules of every field that people fill in: length, format, and whether it must be there. A
 * storefront checks its forms with them and a platform the same inputs when they arrive, each with
 * messages of its own.
 *
 * Texts are normalized: composed accents, no control characters, trimmed. An optional field becomes
 * null when it is missing or empty.
 *
 * @example
 * const rules = createInputRules({ required: 'REQUIRED', tooLong: () => 'TOO_LONG', … })
 * const result = v.safeParse(v.object(rules.address), input)
 */
export function createInputRules(messages: InputMessages) {
  const upTo = (max: number) => v.maxLength<string, number, string>(max, messages.tooLong(max))
  const required = (clean: (text: string) => string, max: number) =>
    v.pipe(
      v.string(messages.required),
      v.transform(clean),
      v.minLength(1, messages.required),
      upTo(max),
    )
  const optional = (clean: (text: string) => string, max: number) =>
    v.optional(
      v.nullable(
        v.pipe(
          v.string(),
          v.transform(clean),
          upTo(max),
          v.transform((text) => (text === '' ? null : text)),
        ),
      ),
      null,
    )
  const line = (max: number) => required(cleanLine, max)
  const personName = (max: number) => required(cleanPersonName, max)
  const optionalLine = (max: number) => optional(cleanLine, max)
  const email = v.pipe(required(cleanEmail, INPUT_LIMITS.email), v.regex(EMAIL, messages.email))
  const phone = v.pipe(
    required(cleanTyped, INPUT_LIMITS.phone),
    v.check(isPhoneLike, messages.phone),
  )
  const optionalPhone = v.pipe(
    optional(cleanTyped, INPUT_LIMITS.phone),
    v.check((value) => value === null || isPhoneLike(value), messages.phone),
  )
  const password = v.pipe(
    v.string(messages.required),
    v.minLength(1, messages.required),
    v.check(
      (text) => countPasswordCharacters(text) <= INPUT_LIMITS.passwordMax,
      messages.tooLong(INPUT_LIMITS.passwordMax),
    ),
  )
  const message = required(cleanMessage, INPUT_LIMITS.message)

  return {
    /** One line that must be there. */
    line,
    optionalLine,
    email,
    phone,
    optionalPhone,
    /** A password as it was typed, spaces and all. */
    password,
    newPassword: v.pipe(
      password,
      v.check(
        (text) => countPasswordCharacters(text) >= INPUT_LIMITS.passwordMin,
        messages.tooShort(INPUT_LIMITS.passwordMin),
      ),
    ),
    /** A message of several lines. */
    message,
    /** A member's own names. */
    names: {
      firstName: optionalLine(INPUT_LIMITS.name),
      lastName: optionalLine(INPUT_LIMITS.name),
    },
    /** Who orders. */
    contact: {
      email,
      firstName: personName(INPUT_LIMITS.name),
      lastName: personName(INPUT_LIMITS.name),
      phone,
      alternativePhone: optionalPhone,
    },
    /**
     * A postal address; postal code and region have rules of their country, which may want none.
     */
    address: {
      country: line(INPUT_LIMITS.countryCode),
      address: line(INPUT_LIMITS.addressLine),
      address2: optionalLine(INPUT_LIMITS.addressLine),
      postalCode: v.pipe(
        // Forms read an empty text as none at all: it cannot be the default.
        v.optional(v.nullable(v.string()), null),
        v.transform((text) => cleanPostalCode(text ?? '')),
        upTo(INPUT_LIMITS.postalCode),
      ),
      city: line(INPUT_LIMITS.city),
      region: optionalLine(INPUT_LIMITS.regionCode),
      company: optionalLine(INPUT_LIMITS.company),
      floor: optionalLine(INPUT_LIMITS.floor),
      doorbell: optionalLine(INPUT_LIMITS.doorbell),
    },
    /**
     * Fields of an invoice; which of the optional ones are required depends on the country.
     */
    invoice: {
      companyName: line(INPUT_LIMITS.company),
      businessActivity: optionalLine(INPUT_LIMITS.businessActivity),
      vatNumber: required(cleanTyped, INPUT_LIMITS.vatNumber),
      taxOffice: optionalLine(INPUT_LIMITS.taxOffice),
    },
    /** The rest of an order. */
    order: {
      shippingMethodId: line(INPUT_LIMITS.methodId),
      paymentMethodId: line(INPUT_LIMITS.methodId),
      notes: optional(cleanMessage, INPUT_LIMITS.orderNotes),
      termsVersion: line(INPUT_LIMITS.termsVersion),
    },
    /** A message to the shop. */
    customerRequest: {
      name: personName(INPUT_LIMITS.name),
      email,
      phone: optionalPhone,
      message,
    },
    /** Subject of a message. */
    customerRequestSubject: {
      orderNumber: optionalLine(INPUT_LIMITS.orderNumber),
      product: optionalLine(INPUT_LIMITS.productName),
    },
    reviewReport: { comment: optional(cleanMessage, INPUT_LIMITS.reviewComment) },
    sharedCart: { name: personName(INPUT_LIMITS.sharedCartName) },
    newsletter: { email, wordingVersion: line(INPUT_LIMITS.termsVersion) },
    /** How a guest finds an order. */
    orderLookup: { number: required(cleanTyped, INPUT_LIMITS.orderNumber), email },
    /** A statement of withdrawal, without its items. */
    withdrawal: {
      name: personName(INPUT_LIMITS.fullName),
      reason: optional(cleanMessage, INPUT_LIMITS.message),
    },
  }
}

/** Like {@link cleanText}, without the number of a card. */
function cleanMessage(text: string): string {
  return maskCardNumbers(cleanText(text))
}

/** Characters of a password as people count them: an accent or an emoji is one. */
export function countPasswordCharacters(password: string): number {
  return [...password.normalize('NFKC')].length
}

/** An e-mail address as browsers check it, with a dot in its domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i

/** As people of any country write one: 8 to 15 digits among the signs that group them. */
function isPhoneLike(value: string): boolean {
  return /^\+?\d{8,15}$/.test(value.replaceAll(/[\s()./-]/g, ''))
}
