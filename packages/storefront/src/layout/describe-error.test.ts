import { describe, expect, it } from 'vitest'

import { testLanguage } from '../testing/in-test-shop.js'
import type { ErrorBody } from '../request/api/responses.server.js'
import { describeError, errorTexts } from './describe-error.js'

const { t } = testLanguage

/** An error response as the router passes it to an error page. */
const answer = (status: number, data: ErrorBody | string | null) => ({
  status,
  statusText: '',
  internal: false,
  data,
})

describe('describeError', () => {
  it("gets status and kind from a loader's response", () => {
    expect(describeError(answer(404, { kind: 'not-found' }))).toEqual({
      status: 404,
      kind: 'not-found',
    })
    expect(describeError(answer(503, { kind: 'unavailable' }))).toEqual({
      status: 503,
      kind: 'unavailable',
    })
  })

  it('describes an unknown address, and anything else as a system error with its status', () => {
    expect(describeError(answer(404, null))).toEqual({ status: 404, kind: 'page-not-found' })
    expect(describeError(answer(418, 'teapot'))).toEqual({ status: 418, kind: 'system' })
  })

  it('distinguishes an unreachable page from one that failed', () => {
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
    expect(errorTexts({ kind: 'offline' }, t).title).toBe('No connection')
  })

  it('gives 500 to an error without a status, and never shows its words', () => {
    expect(describeError(new Error('a secret detail'))).toEqual({ status: 500, kind: 'system' })
    expect(describeError(undefined)).toEqual({ status: 500, kind: 'system' })
  })
})

describe('errorWords', () => {
  it('are those of the specification', () => {
    expect(errorTexts({ kind: 'not-found' }, t)).toEqual({
      title: 'Not found',
      text: 'Sorry, the page you have requested could not be found.',
    })
    expect(errorTexts({ kind: 'page-not-found' }, t).title).toBe('This page could not be found')
    expect(errorTexts({ kind: 'system' }, t)).toEqual({
      title: 'System error',
      text: 'Sorry, an unknown error occured. Please try again later.',
    })
    expect(errorTexts({ kind: 'order-not-found' }, t).title).toBe('Order not found')
    expect(errorTexts({ kind: 'unknown-check', name: 'geo' }, t).title).toBe(
      'Unknown middleware geo',
    )
    expect(errorTexts({ kind: 'unsupported-browser' }, t).title).toBe(
      'Your browser is not supported',
    )
  })

  it('say what an unavailable platform did not do, and that a placed order exists', () => {
    const textOf = (intent: string) =>
      errorTexts({ kind: 'unavailable', posted: [['intent', intent]] }, t).text
    expect(textOf('place')).toBe(
      `Your order could not be processed. Please contact us by phone or email. ${t('errors.unavailableText')}`,
    )
    expect(textOf('add')).toBe(`An error occured while adding. ${t('errors.unavailableText')}`)
    expect(textOf('save')).toBe(t('errors.unavailableText'))
    expect(errorTexts({ kind: 'unavailable' }, t).text).toBe(t('errors.unavailableText'))
    expect(errorTexts({ kind: 'order-unavailable' }, t).text).toContain('do not pay a second time')
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
