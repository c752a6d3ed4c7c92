import { describe, expect, it } from 'vitest'

import { parseRichText } from './parse-rich-text.server.js'

describe('parseRichText', () => {
  it('keeps known elements and their words', () => {
    expect(parseRichText('<p>One <strong>two</strong></p>')).toEqual([
      { tag: 'p', children: ['One ', { tag: 'strong', children: ['two'] }] },
    ])
  })

  it('drops scripts with their content, and unknown elements but not their text', () => {
    expect(parseRichText('<div onclick="x()">a<script>alert(1)</script><b>c</b></div>')).toEqual([
      'a',
      'c',
    ])
  })

  it('keeps links with a scheme that the contract allows, or on the own site', () => {
    for (const href of [
      'http://shop.example/a',
      'tel:+302101234567',
      '/contact',
      '#fees',
      'terms',
    ]) {
      expect(parseRichText(`<a href="${href}">z</a>`)).toEqual([
        { tag: 'a', href, children: ['z'] },
      ])
    }
  })

  it('keeps the text alone of links that run scripts or leave the site unnoticed', () => {
    for (const href of [
      'javascript:alert(1)',
      'java\tscript:x',
      ' data:x',
      '//evil.test',
      '/\\evil.test',
      '',
    ]) {
      expect(parseRichText(`<a href="${href}">x</a>`)).toEqual(['x'])
    }
  })

  it('keeps the caption of a table, and which cells a heading is for', () => {
    expect(parseRichText('<table><caption>Fees</caption><tr><th scope="col" class="x">')).toEqual([
      {
        tag: 'table',
        children: [
          { tag: 'caption', children: ['Fees'] },
          { tag: 'tr', children: [{ tag: 'th', scope: 'col', children: [] }] },
        ],
      },
    ])
  })

  it('has nothing to say about nothing', () => {
    expect(parseRichText(null)).toEqual([])
  })
})
