import { RICH_TEXT } from '@floga/platform-contract'
import { describe, expect, it } from 'vitest'
import { cleanContent } from './clean-content.js'

describe('cleanContent', () => {
  it('keeps a table with its caption, and the scope of header cells', () => {
    const table =
      '<table><caption>Fees</caption><thead><tr><th scope="col">To</th></tr></thead></table>'
    expect(cleanContent(table)).toBe(table)
  })

  it('keeps links to pages without TLS, and none that runs a script', () => {
    expect(
      cleanContent('<a href="http://shop.example/a">a</a><a href="javascript:alert(1)">b</a>'),
    ).toBe('<a href="http://shop.example/a">a</a><a>b</a>')
  })

  it('keeps a unit on the line of its number', () => {
    expect(cleanContent('<p>1 kg/h is 13 kW, or 30, 37 and 50 mbar: 3 more</p>')).toBe(
      '<p>1\u00a0kg/h is 13\u00a0kW, or 30, 37 and 50\u00a0mbar: 3 more</p>',
    )
    expect(cleanContent('<p>5 meters, 2 Lines</p>')).toBe('<p>5 meters, 2 Lines</p>')
  })

  it('lets through the elements and schemes that the contract names, and no other', () => {
    const tags = [...RICH_TEXT.contentTags, 'img', 'iframe', 'script', 'style', 'form', 'div']
    const kept = tags.filter((tag) => cleanContent(`<${tag}>`).startsWith(`<${tag}`))
    expect(kept).toEqual(RICH_TEXT.contentTags)

    const schemes = [...RICH_TEXT.schemes, 'javascript', 'data', 'vbscript', 'ftp']
    const linked = schemes.filter((scheme) =>
      cleanContent(`<a href="${scheme}:x">`).includes('href'),
    )
    expect(linked).toEqual(RICH_TEXT.schemes)
  })
})
