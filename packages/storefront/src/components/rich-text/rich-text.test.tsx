import { RICH_TEXT } from '@floga/platform-contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parseRichText } from './parse-rich-text.server.js'
import { RichText } from './rich-text.js'

const render = (html: string): string =>
  renderToStaticMarkup(<RichText nodes={parseRichText(html)} />).replace(
    /^<div[^>]*>([^]*)<\/div>$/,
    '$1',
  )

describe('RichText', () => {
  it('renders a table with its caption, and the scope of header cells', () => {
    const table =
      '<table><caption>Fees</caption><thead><tr><th scope="col">To</th></tr></thead></table>'
    expect(render(table)).toBe(table)
  })

  it('renders every element, attribute and scheme that the contract allows', () => {
    const tags = RICH_TEXT.contentTags.filter((tag) => tag !== 'a')
    expect(tags.filter((tag) => !render(`<${tag}>`).startsWith(`<${tag}`))).toEqual([])

    const attributes = Object.entries(RICH_TEXT.attributes).flatMap(([tag, names]) =>
      names.map((name) => ({ html: `<${tag} ${name}="/x">text</${tag}>`, given: `${name}="/x"` })),
    )
    expect(attributes.filter(({ html, given }) => !render(html).includes(given))).toEqual([])

    const links = RICH_TEXT.schemes.map((scheme) => `href="${scheme}:x.test"`)
    expect(links.filter((link) => !render(`<a ${link}>text</a>`).includes(link))).toEqual([])
  })
})
