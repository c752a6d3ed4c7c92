import { describe, expect, it } from 'vitest'

import { addAllLanguages } from '../../wiring/i18n/add-all-languages.server.js'
import { languageOf } from '../../wiring/i18n/load-language.js'
import { locales } from '../../wiring/i18n/locales.js'
import type { ErrorBody } from '../../wiring/api/responses.server.js'
import { describeError, errorWords } from './describe-error.js'

addAllLanguages()
const { t } = languageOf(locales.get('en'))

/** An answer as the router hands it to an error page. */
const answer = (status: number, data: ErrorBody | string | null) => ({
  status,
  statusText: '',
  internal: false,
  data,
})

describe('describeError', () => {
  it('takes status and kind from what a loader answered', () => {
    expect(describeError(answer(404, { kind: 'not-found' }))).toEqual({
      status: 404,
      kind: 'not-found',
    })
    expect(describeError(answer(503, { kind: 'unavailable' }))).toEqual({
      status: 503,
      kind: 'unavailable',
    })
  })

  it('knows an address that leads nowhere, and anything else as a system error with its status', () => {
    expect(describeError(answer(404, null))).toEqual({ status: 404, kind: 'page-not-found' })
    expect(describeError(answer(418, 'teapot'))).toEqual({ status: 418, kind: 'system' })
  })

  it('tells a page that nobody could be asked for from one that failed', () => {
    const messages = [
      'Failed to fetch',
      'NetworkError when attempting to fetch resource.',
      'Load failed',
      'Failed to fetch dynamically imported module: http://127.0.0.1/assets/a.js',
    ]
    for (const message of messages) {
      expect(describeError(new TypeError(message))).toEqual({ status: null, kind: 'offline' })
    }
    expect(describeError(new TypeError('x is undefined')).kind).toBe('system')
    expect(errorWords({ kind: 'offline' }, t).title).toBe('No connection')
  })

  it('gives 500 to an error without a status, and never shows its words', () => {
    expect(describeError(new Error('a secret detail'))).toEqual({ status: 500, kind: 'system' })
    expect(describeError(undefined)).toEqual({ status: 500, kind: 'system' })
  })
})

describe('errorWords', () => {
  it('are those of the specification', () => {
    expect(errorWords({ kind: 'not-found' }, t)).toEqual({
      title: 'Not found',
      text: 'Sorry, the page you have requested could not be found.',
    })
    expect(errorWords({ kind: 'page-not-found' }, t).title).toBe('This page could not be found')
    expect(errorWords({ kind: 'system' }, t)).toEqual({
      title: 'System error',
      text: 'Sorry, an unknown error occured. Please try again later.',
    })
    expect(errorWords({ kind: 'order-not-found' }, t).title).toBe('Order not found')
    expect(errorWords({ kind: 'unknown-check', name: 'geo' }, t).title).toBe(
      'Unknown middleware geo',
    )
    expect(errorWords({ kind: 'unsupported-browser' }, t).title).toBe(
      'Your browser is not supported',
    )
  })

  it('exist for forms, the cart and signing in as well', () => {
    expect([t('errors.generic'), t('errors.genericRetry')]).toEqual([
      'An error occured',
      'Please try again later',
    ])
    expect(t('form.inactive')).toBe(
      'Important Notice: This operation is currently unavailable. Please try again later.',
    )
    expect([
      t('cartErrors.NOT_ADDED'),
      t('cartErrors.NOT_AVAILABLE'),
      t('cartErrors.INSUFFICIENT_STOCK'),
      t('cartErrors.UNKNOWN'),
    ]).toEqual([
      'Item not added',
      'Product no longer available to order',
      'Product does not have sufficient stock available',
      'An error occured while adding',
    ])
  })
})
