import type { LoaderFunctionArgs } from '@remix-run/node'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { testShop as shop } from '../../testing/test-shop.js'
import { loader } from './security-txt.js'

afterEach(() => void vi.unstubAllGlobals())

/** Requests the file from the shop, whose platform returns this address. */
async function ask(email: string): Promise<Response> {
  const contactDetails = { email, address: '', phone: '', businessHours: [] }
  vi.stubGlobal('fetch', async () => Response.json({ data: { contactDetails } }))
  const base = 'http://platform.test'
  const settings = {
    endpoints: { main: base, data: base, auth: base },
    publicUrl: 'https://shop.test',
    platformDeadlineMs: 1_000,
  }
  const context = { shop, settings, requestId: 'r', clientAddress: '' }
  return loader({ context } as unknown as LoaderFunctionArgs)
}

describe('security.txt', () => {
  it('names the tenant’s address, its languages, and an end less than a year away', async () => {
    const text = await (await ask('info@shop.example')).text()
    expect(text).toContain('Contact: mailto:info@shop.example\n')
    expect(text).toContain('Preferred-Languages: de, en\n')
    expect(text).toContain('Canonical: https://shop.test/.well-known/security.txt\n')
    const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '')
    const days = (expires - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
  })

  it('does not exist if the tenant has no address', async () => {
    expect((await ask('')).status).toBe(404)
  })
})
