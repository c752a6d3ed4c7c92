import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { trustInlineElements } from './trust-inline-elements.js'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('trustInlineElements', () => {
  it('names our own inline scripts and styles by hash, and takes their token out', () => {
    const page = trustInlineElements(
      '<style nonce="n1">a{}</style><script type="module" nonce="n1">go()</script>',
      'n1',
    )
    expect(page.html).toBe('<style>a{}</style><script type="module">go()</script>')
    expect(page.styleHashes).toEqual([hash('a{}')])
    expect(page.scriptHashes).toEqual([hash('go()')])
  })

  it('gives no hash to an injected script', () => {
    const { scriptHashes, html } = trustInlineElements(
      '<script>steal()</script><script nonce="guess">steal()</script><script nonce="n1">go()</script>',
      'n1',
    )
    expect(scriptHashes).toEqual([hash('go()')])
    expect(html).toContain('<script nonce="guess">steal()</script>')
  })

  it('only takes the token from elements with an address, and from links', () => {
    const page = trustInlineElements(
      '<link rel="preload" nonce="n1" href="/a.js"><script nonce="n1" src="/a.js"></script>',
      'n1',
    )
    expect(page).toEqual({
      html: '<link rel="preload" href="/a.js"><script src="/a.js"></script>',
      scriptHashes: [],
      styleHashes: [],
    })
  })

  it('gives the same bytes whatever the token was', () => {
    const one = trustInlineElements('<p>x</p><script nonce="one">go()</script>', 'one')
    const two = trustInlineElements('<p>x</p><script nonce="two">go()</script>', 'two')
    expect(one).toEqual(two)
  })

  it('hashes normalized line ends', () => {
    const page = trustInlineElements('<script nonce="n1">a\r\nb\rc</script>', 'n1')
    expect(page.scriptHashes).toEqual([hash('a\nb\nc')])
  })

  it('names the same content once', () => {
    const script = '<script nonce="n1">go()</script>'
    expect(trustInlineElements(script + script, 'n1').scriptHashes).toHaveLength(1)
  })
})
