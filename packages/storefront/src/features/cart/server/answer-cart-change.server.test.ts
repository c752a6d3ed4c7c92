import { ApiError } from '@floga/api-client'
import type { ActionFunctionArgs } from '@remix-run/node'
import { describe, expect, it } from 'vitest'

import { testShop } from '../../../testing/test-shop.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { answerCartChange } from './answer-cart-change.server.js'
import { answerCopy } from './answer-copy.server.js'
import { answerSetAddition } from './answer-set-addition.server.js'

/** A request of a page's script whose platform responds to a change with `mutate`. */
function sending(fields: Record<string, string>, mutate: () => Promise<unknown>) {
  const context = {
    shop: testShop,
    settings: { publicUrl: 'https://shop.test', cookieSecret: 'a secret of thirty-two characters' },
    setCookies: [],
  }
  const body = new URLSearchParams(fields)
  const request = new Request('https://shop.test/shopping-cart', { method: 'POST', body })
  const args = { request, context, params: {} } as unknown as ActionFunctionArgs
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return [args, { shop: testShop, api: { mutate } } as unknown as PageContext, form] as const
}

const isUnavailable = () =>
  Promise.reject(new ApiError({ code: 'unreachable', operation: 'CartAddItem' }))
const isRefused = async () => ({
  cartAddItem: { cart: null, errors: [{ code: 'NOT_AVAILABLE' }] },
  cartAddItems: { cart: null, errors: [{ code: 'NOT_AVAILABLE' }], mergeResults: [] },
})
const addition = { intent: 'add', variantId: '7', quantity: '1' }

describe('answerCartChange', () => {
  it('responds 503 when the platform does not, and 400 to rejected or invalid changes', async () => {
    const lost = await answerCartChange(...sending(addition, isUnavailable))
    expect(lost).toMatchObject({ status: 503, errors: [{ code: 'UNKNOWN' }], cart: null })
    const refused = await answerCartChange(...sending(addition, isRefused))
    expect(refused).toMatchObject({ status: 400, errors: [{ code: 'NOT_AVAILABLE' }] })
    const nonsense = await answerCartChange(...sending({ intent: 'fly' }, isUnavailable))
    expect(nonsense).toMatchObject({ status: 400, errors: [{ code: 'UNKNOWN' }] })
  })
})

describe('answerSetAddition', () => {
  it('distinguishes unavailability from a rejection', async () => {
    const parts = { intent: 'add-set', part: '7' }
    expect(await answerSetAddition(...sending(parts, isUnavailable))).toMatchObject({ status: 503 })
    expect(await answerSetAddition(...sending(parts, isRefused))).toMatchObject({ status: 400 })
    const { part: _, ...nothing } = parts
    expect(await answerSetAddition(...sending(nothing, isUnavailable))).toMatchObject({
      status: 400,
      errors: [{ code: 'NOT_ADDED' }],
    })
  })
})

describe('answerCopy', () => {
  it('distinguishes unavailability from a rejection', async () => {
    const copy = { items: 'HOSE-1:2' }
    const statusOf = async (...sent: Parameters<typeof sending>) => {
      const [args, page] = sending(...sent)
      return (await answerCopy(args, page)).status
    }
    expect(await statusOf(copy, isUnavailable)).toBe(503)
    expect(await statusOf(copy, isRefused)).toBe(400)
    expect(await statusOf({ items: '' }, isUnavailable)).toBe(400)
  })
})
