import type { ActionFunctionArgs } from '@remix-run/node'
import { describe, expect, it } from 'vitest'

import { keepPostedFields, postedFieldsOf } from './posted-fields.server.js'

async function keptOf(init: RequestInit) {
  const request = new Request('https://shop.test/request/7', init)
  const args = { request, context: {}, params: {} } as unknown as ActionFunctionArgs
  await keepPostedFields(args)
  // The body can be read again.
  expect(request.bodyUsed).toBe(false)
  return postedFieldsOf(args.context)
}

describe('keepPostedFields', () => {
  it('returns the input, repeated names twice, and no password', async () => {
    const body = new URLSearchParams([
      ['message', 'Half a metre'],
      ['part', '1'],
      ['part', '2'],
      ['currentPassword', 'a kettle of copper'],
      ['repeat', 'a kettle of copper'],
    ])
    expect(await keptOf({ method: 'POST', body })).toEqual([
      ['message', 'Half a metre'],
      ['part', '1'],
      ['part', '2'],
    ])
  })

  it('keeps nothing of a read, and fails at no body that is no form', async () => {
    expect(await keptOf({})).toBeUndefined()
    expect(await keptOf({ method: 'POST', body: '{}' })).toEqual([])
  })
})
