import { describe, expect, it } from 'vitest'
import { isKeepable } from './is-keepable.js'

const answer = (headers: Record<string, string>, status = 200): Response =>
  new Response('', { status, headers })

describe('isKeepable', () => {
  it('caches public responses that say so', () => {
    expect(isKeepable(answer({ 'cache-control': 'public, max-age=0, must-revalidate' }))).toBe(true)
  })

  it('does not cache personal responses, nor those without a marker', () => {
    expect(isKeepable(answer({}))).toBe(false)
    expect(isKeepable(answer({ 'cache-control': 'no-store' }))).toBe(false)
    expect(isKeepable(answer({ 'cache-control': 'private, no-cache' }))).toBe(false)
    expect(isKeepable(answer({ 'cache-control': 'PUBLIC, No-Store' }))).toBe(false)
    expect(isKeepable(answer({ 'cache-control': 'public', 'set-cookie': 'a=b' }))).toBe(false)
  })

  it('keeps no failure, no part and no copy from before an outage', () => {
    expect(isKeepable(answer({ 'cache-control': 'public' }, 404))).toBe(false)
    expect(isKeepable(answer({ 'cache-control': 'public' }, 206))).toBe(false)
    expect(isKeepable(answer({ 'cache-control': 'public', warning: '110 - "Stale"' }))).toBe(false)
  })
})
