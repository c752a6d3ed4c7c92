import { describe, expect, it } from 'vitest'

import { messages as el } from '../../generated/messages.el.js'
import { messages as en } from '../../generated/messages.en.js'

/** The specification's catalogue of errors: key of a message → its exact English text. */
const catalogue: Record<string, string> = {
  'errors.notFoundTitle': 'Not found',
  'errors.notFoundText': 'Sorry, the page you have requested could not be found.',
  'errors.pageNotFound': 'This page could not be found',
  'errors.systemTitle': 'System error',
  'errors.systemText': 'Sorry, an unknown error occured. Please try again later.',
  'errors.unsupportedTitle': 'Your browser is not supported',
  'errors.unsupportedText': 'Your browser is outdated and does not receive updates.',
  'errors.unsupportedName': 'Unsupported browser',
  'errors.unsupportedDownload':
    'Please download for free one of the following modern and excellent browsers.',
  'errors.unknownCheck': 'Unknown middleware {name}',
  'errors.generic': 'An error occured',
  'errors.genericRetry': 'Please try again later',
  'auth.failed': 'An error occured',
  'form.inactive':
    'Important Notice: This operation is currently unavailable. Please try again later.',
  'cartErrors.NOT_ADDED': 'Item not added',
  'cartErrors.NOT_AVAILABLE': 'Product no longer available to order',
  'cartErrors.INSUFFICIENT_STOCK': 'Product does not have sufficient stock available',
  'cartErrors.UNKNOWN': 'An error occured while adding',
  'receipt.notFound': 'Order not found',
  'receipt.titleFailed': 'Order failed',
  'validation.requiredShort': 'Required',
  'validation.required': 'This field is required',
  'validation.email': 'Please enter a valid email address',
}

/**
 * Messages that the specification describes without a text: the required content of each, in both
 * languages.
 */
const described: Record<string, { en: RegExp; el: RegExp }> = {
  'auth.wrong': { en: /^Please try again/, el: /^Δοκιμάστε ξανά|^Παρακαλούμε δοκιμάστε ξανά/ },
  'checkout.processing': { en: /phone or email/, el: /τηλεφωνικά ή με email/ },
  'checkout.noShipping': { en: /phone or email/, el: /τηλεφωνικά ή με email/ },
  'checkout.noPayment': { en: /phone or email/, el: /τηλεφωνικά ή με email/ },
  'receipt.notFoundText': { en: /check the (?:URL|address)/i, el: /διεύθυνση/ },
}

/** A compiled message, of the shop or of a feature, with the names of its parameters for values. */
function textOf(messages: object, key: string): unknown {
  const message: unknown = Object.entries(messages).find(([known]) => known === key)?.[1]
  const names = new Proxy({}, { get: (_names, name) => `{${String(name)}}` })
  return typeof message === 'function' ? message(names) : message
}

describe('the words of errors', () => {
  it('are those of the specification in English', () => {
    const found = Object.keys(catalogue).map((key) => [key, textOf(en, key)])
    expect(Object.fromEntries(found)).toEqual(catalogue)
  })

  it('are Greek words of their own in Greek', () => {
    // The message that names a component is for developers.
    const keys = Object.keys(catalogue).filter((key) => key !== 'errors.unknownCheck')
    const wrong = keys.filter((key) => !/[α-ωά-ώ]{3}/i.test(String(textOf(el, key))))
    expect(wrong).toEqual([])
  })

  it('contain the next step where the specification requires it', () => {
    const wrong = Object.entries(described).filter(
      ([key, asked]) =>
        !asked.en.test(String(textOf(en, key))) || !asked.el.test(String(textOf(el, key))),
    )
    expect(wrong).toEqual([])
  })
})
