import type { ActionFunctionArgs } from '@remix-run/node'
import { describe, expect, it } from 'vitest'

import { testShop } from '../../../testing/test-shop.js'
import { readChangeId } from './change-id.server.js'

const byPage = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

/** A browser that submits the form of one page, without scripts by default. */
function openBrowser({ headers = byPage as Record<string, string>, keepsCookies = true } = {}) {
  let cookie = ''
  const keep = (line: string | null) => {
    if (line && keepsCookies) cookie = line.split(';')[0] ?? ''
  }
  return async function send(fields: Record<string, string>, { isAnswered = true } = {}) {
    let address = 'http://shop.example/products/hose'
    for (let tries = 1; tries <= 3; tries += 1) {
      const setCookies: string[] = []
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      const request = new Request(address, { method: 'POST', headers: { ...headers, cookie } })
      const settings = { publicUrl: 'http://shop.example' }
      const context = { shop: testShop, settings, setCookies }
      const args = { request, context, params: {} } as unknown as ActionFunctionArgs
      try {
        const { id, renew } = await readChangeId(args, form)
        await renew()
        if (isAnswered) for (const line of setCookies) keep(line)
        return id
      } catch (thrown) {
        if (!(thrown instanceof Response) || thrown.status !== 307) throw thrown
        keep(thrown.headers.get('Set-Cookie'))
        address = new URL(thrown.headers.get('Location') ?? '', address).href
      }
    }
    throw new Error('The form was sent on for ever.')
  }
}

const addition = { intent: 'add', variantId: '7', quantity: '1' }

describe('readChangeId', () => {
  it('gives a form without scripts the same id until there is a response', async () => {
    const send = openBrowser()
    const lost = await send(addition, { isAnswered: false })
    expect(lost).toMatch(/^[\w-]{43}$/)
    expect(await send({ ...addition, quantity: '2' }, { isAnswered: false })).not.toBe(lost)
    expect(await send(addition)).toBe(lost)
    expect(await send(addition)).not.toBe(lost)
  })

  it('gives no two browsers the same id', async () => {
    expect(await openBrowser()(addition)).not.toBe(await openBrowser()(addition))
  })

  it('takes the id of a script, and leaves programs without one', async () => {
    const send = openBrowser({ headers: { 'sec-fetch-mode': 'cors' } })
    expect(await send({ ...addition, mutationId: 'own' })).toBe('own')
    expect(await send(addition)).toBeNull()
  })

  it('sends the form of a browser that keeps no cookies on once', async () => {
    expect(await openBrowser({ keepsCookies: false })(addition)).toBeNull()
  })
})
