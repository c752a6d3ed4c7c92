import { describe, expect, it } from 'vitest'
import { createSealedCookie } from './sealed-cookie.server.js'
import { testShop } from '../testing/test-shop.js'
import type { ShopLoadContext, ShopSettings } from './shop-load-context.js'

const settings = {
  publicUrl: 'https://shop.test',
  cookieSecret: 'a secret of the tests, long enough',
} as ShopSettings
const shop = testShop

function open(name = 'note') {
  return createSealedCookie<string[]>({
    stored: () => ({ name, maxAgeS: 60 }),
    shorten: (values) => (values.length > 1 ? values.slice(0, values.length / 2) : null),
  })
}

function argsOf(setCookie: string) {
  const [pair = ''] = setCookie.split(';')
  const context = { shop, settings, setCookies: [] as string[] } as ShopLoadContext
  return { request: new Request('https://shop.test/', { headers: { Cookie: pair } }), context }
}

describe('createSealedCookie', () => {
  it('returns the saved value, unreadable to the browser', async () => {
    const saved = await open().write(['Hose'], { shop, settings })
    expect(saved).toMatch(/^__Host-note=.+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(decodeURIComponent(saved)).not.toContain('Hose')
    expect(await open().read(argsOf(saved))).toEqual(['Hose'])
  })

  it('deletes a value that was taken, and one that was sealed for another cookie', async () => {
    const here = argsOf(await open().write(['Hose'], { shop, settings }))
    expect(await open().take(here)).toEqual(['Hose'])
    expect(here.context.setCookies).toEqual([expect.stringContaining('Max-Age=0')])
    const other = await open('other').write(['Hose'], { shop, settings })
    const forged = argsOf(other.replace('other', 'note'))
    expect(await open().take(forged)).toBeNull()
    expect(forged.context.setCookies).toHaveLength(1)
    const none = argsOf('')
    expect(await open().take(none)).toBeNull()
    expect(none.context.setCookies).toEqual([])
  })

  it('truncates a value that is too long for a cookie', async () => {
    const values = Array.from({ length: 400 }, () => crypto.randomUUID())
    const read = await open().read(argsOf(await open().write(values, { shop, settings })))
    expect(read?.length).toBeGreaterThan(20)
    expect(read).toEqual(values.slice(0, read?.length))
    expect(read?.length).toBeLessThan(400)
  })
})
