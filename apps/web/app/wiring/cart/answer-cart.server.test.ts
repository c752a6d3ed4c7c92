import { ApiError } from '@floga/api-client'
import type { ActionFunctionArgs } from '@remix-run/node'
import { describe, expect, it } from 'vitest'

import type { PageContext } from '../request/page-context.server.js'
import { answerCartChange } from './answer-cart.server.js'
import { answerCopy } from './answer-copy.server.js'
import { answerSetAddition } from './answer-set-addition.server.js'

/** What was sent by a page's script, and the page, whose platform answers a change as `mutate` does. */
function sending(fields: Record<string, string>, mutate: () => Promise<unknown>) {
  const context = {
    settings: { publicUrl: 'https://shop.test', cookieSecret: 'a secret of thirty-two characters' },
    setCookies: [],
  }
  const body = new URLSearchParams(fields)
  const request = new Request('https://shop.test/shopping-cart', { method: 'POST', body })
  const args = { request, context, params: {} } as unknown as ActionFunctionArgs
  return [args, { api: { mutate } } as unknown as PageContext] as const
}

const nobodyAnswers = () =>
  Promise.reject(new ApiError({ code: 'unreachable', operation: 'CartAddItem' }))
const isRefused = async () => ({
  cartAddItem: { cart: null, errors: [{ code: 'NOT_AVAILABLE' }] },
  cartAddItems: { cart: null, errors: [{ code: 'NOT_AVAILABLE' }], mergeResults: [] },
})
const addition = { intent: 'add', variantId: '7', quantity: '1' }

describe('answerCartChange', () => {
  it('answers 503 where nobody at the platform did, and 400 to what was refused or says nothing', async () => {
    const lost = await answerCartChange(...sending(addition, nobodyAnswers))
    expect(lost).toMatchObject({ status: 503, errors: [{ code: 'UNKNOWN' }], cart: null })
    const refused = await answerCartChange(...sending(addition, isRefused))
    expect(refused).toMatchObject({ status: 400, errors: [{ code: 'NOT_AVAILABLE' }] })
    const nonsense = await answerCartChange(...sending({ intent: 'fly' }, nobodyAnswers))
    expect(nonsense).toMatchObject({ status: 400, errors: [{ code: 'UNKNOWN' }] })
  })
})

describe('answerSetAddition', () => {
  it('tells alike', async () => {
    const parts = { intent: 'add-set', part: '7' }
    expect(await answerSetAddition(...sending(parts, nobodyAnswers))).toMatchObject({ status: 503 })
    expect(await answerSetAddition(...sending(parts, isRefused))).toMatchObject({ status: 400 })
    const { part: _, ...nothing } = parts
    expect(await answerSetAddition(...sending(nothing, nobodyAnswers))).toMatchObject({
      status: 400,
      errors: [{ code: 'NOT_ADDED' }],
    })
  })
})

describe('answerCopy', () => {
  it('tells alike', async () => {
    const copy = { items: 'HOSE-1:2' }
    const statusOf = async (...sent: Parameters<typeof sending>) =>
      (await answerCopy(...sending(...sent))).status
    expect(await statusOf(copy, nobodyAnswers)).toBe(503)
    expect(await statusOf(copy, isRefused)).toBe(400)
    expect(await statusOf({ items: '' }, nobodyAnswers)).toBe(400)
  })
})
