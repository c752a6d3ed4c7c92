import { describe, expect, it } from 'vitest'

import { toSocialImage } from './social-image.js'

const image = {
  src: 'a-320.jpg?v=1',
  alt: 'A tank',
  webpSrcset: 'a-320.webp?v=1 320w, a-1200.webp?v=1 1200w, a-640.webp?v=1 640w',
  metadata: { width: 1600, height: 1200 },
}

describe('toSocialImage', () => {
  it('uses the largest JPEG with its size', () => {
    expect(toSocialImage({ id: 'tea' }, image)).toEqual({
      url: '/assets/tea/a-1200.jpg?v=1',
      alt: 'A tank',
      widthPx: 1200,
      heightPx: 900,
    })
    expect(toSocialImage({ id: 'tea' }, image, 'Tanks')?.alt).toBe('Tanks')
  })

  it('has none where there is no photograph', () => {
    const drawing = { ...image, src: 'a.svg?v=1', webpSrcset: 'a.svg?v=1 96w' }
    expect(toSocialImage({ id: 'tea' }, drawing)).toBeNull()
    expect(toSocialImage({ id: 'tea' }, null)).toBeNull()
  })
})
