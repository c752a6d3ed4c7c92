import type { EntryContext } from '@remix-run/node'
import { describe, expect, it } from 'vitest'

import { takePageData } from './take-page-data.js'

function contextOf(data: unknown): EntryContext {
  const serverHandoffStream = new Response(JSON.stringify(data)).body
  return { serverHandoffStream, renderMeta: {} } as unknown as EntryContext
}

const url = 'https://shop.test/en/products?page=2'

describe('takePageData', () => {
  it('takes the data out of the page, without what its head holds', async () => {
    const context = contextOf({ meta: 'Σωλήνας', other: 1 })
    const data = await takePageData(context, { url, without: ['Σωλήνας', 'nowhere'] })
    expect(Buffer.from(data?.bytes ?? []).toString()).toBe('{"meta":"","other":1}')
    expect(context.serverHandoffStream).toBeUndefined()
    expect(await takePageData(context, { url })).toBeUndefined()
  })

  it('names them by what they are and by their page', async () => {
    const nameOf = async (data: unknown, page = url) =>
      (await takePageData(contextOf(data), { url: page }))?.address
    const address = await nameOf('a')
    expect(address).toMatch(/^\/page-data\/[\w-]{22}\/en\/products\?page=2$/)
    expect(await nameOf('a')).toBe(address)
    expect(await nameOf('b')).not.toBe(address)
    expect(await nameOf('a', 'https://shop.test/')).toMatch(/^\/page-data\/[\w-]{22}\/$/)
  })
})
