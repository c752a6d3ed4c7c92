import type { EntryContext } from '@remix-run/node'
import { describe, expect, it } from 'vitest'

import { isPublicPage } from './page-handle.js'

function pageOf(change: { handle?: object; status?: number; errors?: object; root?: object }) {
  return {
    staticHandlerContext: {
      matches: [{ route: { id: 'root' } }, { route: { id: 'product' } }],
      statusCode: change.status ?? 200,
      errors: change.errors ?? null,
      loaderData: { root: change.root ?? { isComplete: true } },
    },
    routeModules: { product: { handle: change.handle ?? { cache: 'public' } } },
  } as unknown as EntryContext
}

describe('isPublicPage', () => {
  it('keeps a page whose route says that it is the same for everyone', () => {
    expect(isPublicPage(pageOf({}))).toBe(true)
    expect(isPublicPage(pageOf({ handle: {} }))).toBe(false)
  })

  it('keeps no page that went wrong', () => {
    expect(isPublicPage(pageOf({ status: 404 }))).toBe(false)
    expect(isPublicPage(pageOf({ errors: { product: 'gone' } }))).toBe(false)
  })

  it('keeps no page that stands without its menu or footer', () => {
    expect(isPublicPage(pageOf({ root: { isComplete: false } }))).toBe(false)
  })
})
