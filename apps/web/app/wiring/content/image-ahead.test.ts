import { describe, expect, it } from 'vitest'

import { imageAheadHeaders, readImageAhead } from './image-ahead.js'

const sources = [
  { type: 'image/avif', srcSet: '/a-480.avif 480w, /a-960.avif 960w' },
  { type: 'image/webp', srcSet: '/a-480.webp 480w' },
]
const image = { src: '/a.jpg', alt: '', width: 9, height: 9, sizes: '(min-width: 9px) 5px, 92vw' }

const throughHeaders = (srcSet: string) =>
  readImageAhead(
    new Headers(imageAheadHeaders({ ...image, sources: [{ type: 'image/avif', srcSet }] })),
  )

describe('imageAheadHeaders', () => {
  it('names the best format in all its widths, and where the image will stand', () => {
    expect(readImageAhead(new Headers(imageAheadHeaders({ ...image, sources })))).toEqual({
      type: 'image/avif',
      imageSrcSet: '/a-480.avif 480w, /a-960.avif 960w',
      imageSizes: '(min-width: 9px) 5px, 92vw',
    })
  })

  it('writes addresses that no header could hold as they are', () => {
    expect(throughHeaders('/λ.avif 1w, /"b".avif 2w')?.imageSrcSet).toBe(
      '/%CE%BB.avif 1w, /%22b%22.avif 2w',
    )
  })

  it('names no drawing, which has one size', () => {
    expect(imageAheadHeaders({ src: '/line.svg', alt: '', width: 1, height: 1 })).toEqual({})
    expect(imageAheadHeaders(undefined)).toEqual({})
  })
})

describe('readImageAhead', () => {
  it('finds nothing in headers of another kind', () => {
    expect(readImageAhead(new Headers())).toBeNull()
    expect(readImageAhead(new Headers({ link: '</a.css>; rel="preload"' }))).toBeNull()
  })
})
