import type { EntryContext } from '@remix-run/node'
import { describe, expect, it } from 'vitest'

import { isPublicPage } from './page-handle.js'

function pageOf(change: {
  handle?: object
  status?: number
  errors?: object
  root?: object
  page?: object
}) {
  return {
    staticHandlerContext: {
      matches: [{ route: { id: 'root' } }, { route: { id: 'product' } }],
      statusCode: change.status ?? 200,
      errors: change.errors ?? null,
      loaderData: { root: change.root ?? { isComplete: true }, product: change.page },
    },
    routeModules: { product: { handle: change.handle ?? { cache: 'public' } } },
  } as unknown as EntryContext
}

describe('isPublicPage', () => {
  it('caches a page whose route is public', () => {
    expect(isPublicPage(pageOf({}))).toBe(true)
    expect(isPublicPage(pageOf({ handle: {} }))).toBe(false)
  })

  it('does not cache a failed page', () => {
    expect(isPublicPage(pageOf({ status: 404 }))).toBe(false)
    expect(isPublicPage(pageOf({ errors: { product: 'gone' } }))).toBe(false)
  })

  it('does not cache a page without its menu or footer, or a part of its own', () => {
    expect(isPublicPage(pageOf({ root: { isComplete: false } }))).toBe(false)
    expect(isPublicPage(pageOf({ page: { isComplete: false } }))).toBe(false)
  })
})
