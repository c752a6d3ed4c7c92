import { describe, expect, it } from 'vitest'

import { createFontPreloads } from './create-font-preloads.js'

const face = (family: string, weight: number, part: string, range: string): string =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(/${family}-${part}-${weight}.woff2) format("woff2");unicode-range:${range}}`

const css = [
  face('Text', 400, 'latin', 'U+0000-00FF,U+20AC'),
  face('Text', 400, 'greek', 'U+0370-03FF'),
  face('Text', 600, 'greek', 'U+0370-03FF'),
  face('Title', 600, 'latin', 'U+0000-00FF'),
  face('Title', 600, 'greek', 'U+0370-03FF'),
  '@font-face{font-family:Fallback;font-weight:400;src:local("Arial");unicode-range:U+0000-00FF}',
].join('')

const preloads = createFontPreloads(
  new Map([['/a.css', { etag: '', headers: {}, bodies: { identity: Buffer.from(css) } }]]),
)
const filesOf = (html: string) =>
  preloads(html)
    ?.split(', ')
    .map(
      (link) =>
        /^<([^>]+)>; rel=preload; as=font; type="font\/woff2"; crossorigin$/.exec(link)?.[1],
    )

describe('createFontPreloads', () => {
  it('names the Greek parts and the text’s digits for a Greek page', () => {
    expect(filesOf('<!DOCTYPE html><html lang="el"><body>')).toEqual([
      '/Text-latin-400.woff2',
      '/Text-greek-400.woff2',
      '/Title-greek-600.woff2',
    ])
  })

  it('names the Latin parts for an English page', () => {
    expect(filesOf('<html lang="en">')).toEqual(['/Text-latin-400.woff2', '/Title-latin-600.woff2'])
  })

  it('names none where there are no fonts', () => {
    expect(createFontPreloads(new Map())('<html lang="el">')).toBeUndefined()
  })
})
