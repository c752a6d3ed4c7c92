import { describe, expect, it } from 'vitest'
import { listOldCaches } from './list-old-caches.js'

describe('listOldCaches', () => {
  it('retains the previous build for open or cached pages, and images permanently', () => {
    const names = [
      'shop:assets:1',
      'shop:pages:1',
      'shop:assets:2',
      'shop:pages:2',
      'shop:offline:2',
      'shop:images',
      'shop:assets:3',
      'shop:offline:3',
      'other:assets:1',
    ]
    expect(listOldCaches(names, { prefix: 'shop', build: '3' })).toEqual([
      'shop:assets:1',
      'shop:offline:2',
      'shop:pages:1',
    ])
  })

  it('leaves no pages of a build whose files go, where the one between has kept none', () => {
    const names = ['shop:assets:1', 'shop:pages:1', 'shop:assets:2', 'shop:assets:3']
    expect(listOldCaches(names, { prefix: 'shop', build: '3' })).toEqual([
      'shop:assets:1',
      'shop:pages:1',
    ])
  })

  it('retains the last other build when an earlier one is deployed again', () => {
    const names = ['shop:pages:1', 'shop:pages:2', 'shop:pages:3']
    expect(listOldCaches(names, { prefix: 'shop', build: '1' })).toEqual(['shop:pages:2'])
  })
})
