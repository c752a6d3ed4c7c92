import { describe, expect, it } from 'vitest'

import { isOpenToEveryone, isPublic, readHandle, takesPostsOfAnySite } from './route-handle.js'

describe('route handles', () => {
  it('are empty for a route without one', () => {
    expect(readHandle(undefined)).toEqual({})
    expect(readHandle('public')).toEqual({})
  })

  it('make a page public, from any of its routes', () => {
    expect(isOpenToEveryone([undefined, { access: 'everyone' }])).toBe(true)
    expect(isOpenToEveryone([{ cache: 'public' }, {}])).toBe(true)
    expect(isOpenToEveryone([{}, undefined])).toBe(false)
  })

  it('let a page be kept, and take posts of other sites, from its last route alone', () => {
    expect(isPublic([{}, { cache: 'public' }])).toBe(true)
    expect(isPublic([{ cache: 'public' }, {}])).toBe(false)
    expect(takesPostsOfAnySite([{}, { posts: 'any-site' }])).toBe(true)
    expect(takesPostsOfAnySite([{ posts: 'any-site' }, {}])).toBe(false)
  })
})
