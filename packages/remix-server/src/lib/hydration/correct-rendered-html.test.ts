import { describe, expect, it } from 'vitest'

import { correctRenderedHtml } from './correct-rendered-html.js'

describe('correctRenderedHtml', () => {
  it('ends a document with its end tags', () => {
    const html = '<html><body><p>Tanks</p></body></html><!--$--><script>one()</script><!--/$-->'
    expect(correctRenderedHtml(html)).toBe(
      '<html><body><p>Tanks</p><script>one()</script></body></html>',
    )
  })

  it('removes the NUL characters of a full buffer', () => {
    expect(correctRenderedHtml('<button aria-label="Κλε\0ίσιμο">')).toBe(
      '<button aria-label="Κλείσιμο">',
    )
  })

  it('leaves other text as it is', () => {
    expect(correctRenderedHtml('<html><body><!--$-->a<!--/$--></body></html>')).toBe(
      '<html><body><!--$-->a<!--/$--></body></html>',
    )
    expect(correctRenderedHtml('No document')).toBe('No document')
  })
})
