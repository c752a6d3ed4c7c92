import type { EntryContext } from '@remix-run/node'
import { describe, expect, it } from 'vitest'

import { createTestBuild } from '../testing/create-test-build.js'
import { createAppHandler } from './create-app-handler.js'
import { createRouteMatcher } from './create-route-matcher.js'
import type { RequestContext } from './request-context.js'

describe('createAppHandler', () => {
  it('draws a page by its own routes alone, and anything else as Remix does', async () => {
    const { build } = createTestBuild({ action: () => new Response('taken', { status: 201 }) })
    const drawn: string[][] = []
    build.assets.routes = Object.fromEntries(
      Object.keys(build.routes).map((id) => [id, { id, module: '', hasAction: false }]),
    ) as unknown as typeof build.assets.routes
    const { module } = build.entry
    const draw = module.default
    module.default = (...args: Parameters<typeof draw>) => {
      drawn.push(Object.keys((args[3] as EntryContext).manifest.routes))
      return draw(...args)
    }
    const handle = createAppHandler(build, {
      mode: 'production',
      matchRoutes: createRouteMatcher(build),
    })
    const ask = async (path: string, init?: RequestInit) => {
      const context = { setCookies: [] } as unknown as RequestContext & Record<string, unknown>
      return handle(new Request(`https://shop.test${path}`, init), context)
    }
    expect((await ask('/products/a')).status).toBe(200)
    expect((await ask('/en/products/b')).status).toBe(200)
    expect((await ask('/shopping-cart', { method: 'POST' })).status).toBe(201)
    expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *')
    expect((await ask('/nothing/there')).status).toBe(404)
    expect(drawn.slice(0, 2)).toEqual([
      ['root', 'public'],
      ['root', 'public'],
    ])
    expect(drawn.at(-1)).toEqual(Object.keys(build.routes))
  })
})
