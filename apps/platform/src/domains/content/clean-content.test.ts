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
