import { describe, expect, it } from 'vitest'

import { assetAddress, assetSrcset } from './asset-address.js'

const options = { base: '/assets/floga' }

describe('assetAddress', () => {
  it('completes a relative address', () => {
    expect(assetAddress('hose-a-320.jpg', options)).toBe('/assets/floga/hose-a-320.jpg')
  })

  it('returns a complete URL unchanged', () => {
    expect(assetAddress('https://cdn.test/a.jpg', options)).toBe('https://cdn.test/a.jpg')
    expect(assetAddress('/assets/b.jpg', options)).toBe('/assets/b.jpg')
    expect(assetAddress('data:image/webp;base64,AA==', options)).toBe('data:image/webp;base64,AA==')
  })
})

describe('assetSrcset', () => {
  it('completes every candidate', () => {
    expect(assetSrcset('a-320.avif 320w, a-640.avif 640w', options)).toBe(
      '/assets/floga/a-320.avif 320w, /assets/floga/a-640.avif 640w',
    )
  })

  it('leaves an empty value empty', () => {
    expect(assetSrcset('', options)).toBe('')
  })
})
