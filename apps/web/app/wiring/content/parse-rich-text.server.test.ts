import { describe, expect, it } from 'vitest'

import { parseRichText } from './parse-rich-text.server.js'

describe('parseRichText', () => {
  it('keeps known elements and their words', () => {
    expect(parseRichText('<p>One <strong>two</strong></p>')).toEqual([
      { tag: 'p', children: ['One ', { tag: 'strong', children: ['two'] }] },
    ])
  })

  it('drops scripts with what they hold, and unknown elements but not their words', () => {
    expect(parseRichText('<div onclick="x()">a<script>alert(1)</script><b>c</b></div>')).toEqual([
      'a',
      'c',
    ])
  })

  it('keeps links that lead somewhere harmless', () => {
    expect(parseRichText('<a href="javascript:alert(1)">x</a><a href="//evil.test">y</a>')).toEqual(
      ['x', 'y'],
    )
    expect(parseRichText('<a href="/contact">z</a>')).toEqual([
      { tag: 'a', href: '/contact', children: ['z'] },
    ])
  })

  it('has nothing to say about nothing', () => {
    expect(parseRichText(null)).toEqual([])
  })
})
