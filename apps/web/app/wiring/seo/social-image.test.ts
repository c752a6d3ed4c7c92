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
    expect(toSocialImage(image)).toEqual({
      url: '/assets/floga/a-1200.jpg?v=1',
      alt: 'A tank',
      widthPx: 1200,
      heightPx: 900,
    })
    expect(toSocialImage(image, 'Tanks')?.alt).toBe('Tanks')
  })

  it('has none where there is no photograph', () => {
    const drawing = { ...image, src: 'a.svg?v=1', webpSrcset: 'a.svg?v=1 96w' }
    expect(toSocialImage(drawing)).toBeNull()
    expect(toSocialImage(null)).toBeNull()
  })
})
