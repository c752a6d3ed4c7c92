import { describe, expect, it } from 'vitest'

import { createInlineStyles } from './create-inline-styles.js'
import type { StaticFiles } from '../files/load-static-files.js'

/** A page's head as the app writes it. */
const page = (body: string, ...sheets: string[]): string =>
  `<head><style nonce="n">@layer a,b;</style>${sheets
    .map((path) => `<link rel="stylesheet" href="${path}"/>`)
    .join('')}</head><body>${body}</body>`

function filesOf(sheets: Record<string, string>): StaticFiles {
  return new Map(
    Object.entries(sheets).map(([path, css]) => [
      path,
      { etag: '', headers: {}, bodies: { identity: Buffer.from(css) } },
    ]),
  )
}

/** The rules that a page gets of a sheet. */
function rulesFor(css: string, body: string): string {
  const html = createInlineStyles(filesOf({ '/a.css': css }))(page(body, '/a.css'))
  return html.slice(html.indexOf('@layer a,b;') + 11, html.indexOf('</style>'))
}

describe('createInlineStyles', () => {
  it('writes the rules of the classes that the page has, and no others', () => {
    const css = '.a{color:red}.b{color:blue}.a .c{x:y}.a,.b{z:1}'
    expect(rulesFor(css, '<p class="a other"></p>')).toBe('.a{color:red}.a,.b{z:1}')
  })

  it('keeps layers and conditions, and drops those that are left empty', () => {
    const css =
      '@layer ui.a{.a{x:1}@media (width>=1px){.a:hover{x:2}.b{x:3}}}@layer ui.b{.b{x:1}}@supports (x:y){.a{x:4}}'
    expect(rulesFor(css, '<p class="a">')).toBe(
      '@layer ui.a{.a{x:1}@media (width>=1px){.a:hover{x:2}}}@supports (x:y){.a{x:4}}',
    )
  })

  it('keeps rules of elements, fonts, key frames and statements', () => {
    const css =
      '@layer x,y;:root{--a:1}@font-face{font-family:A}@keyframes k{from{x:1}to{x:2}}html:has(.b){x:1}p{x:1}'
    expect(rulesFor(css, '<p>')).toBe(css.replace('html:has(.b){x:1}', ''))
  })

  it('finds a data attribute behind words that begin like one', () => {
    const css = '[data-state=open]{x:1}[data-state=shut]{x:2}'
    const body = '<p>big data-state data-x <i data-state="open" data-n=""></i> data-state</p>'
    expect(rulesFor(css, body)).toBe('[data-state=open]{x:1}')
  })

  it('does not require a class that an element must not have', () => {
    expect(rulesFor('.a:not(.b,:has(.c)){x:1}', '<p class="a">')).toBe('.a:not(.b,:has(.c)){x:1}')
  })

  it('requires the value of a data attribute, but not of one that may be set later', () => {
    const css = '.a[data-b=c]{x:1}.a[data-b=d]{x:2}:root[data-stale] .a{x:3}'
    expect(rulesFor(css, '<p class="a" data-b="c">')).toBe(
      '.a[data-b=c]{x:1}:root[data-stale] .a{x:3}',
    )
  })

  it('requires a role and the direction of the text', () => {
    const css = '.a [role=option]{x:1}[dir=rtl] .a{x:2}.a[role="menu"]{x:3}'
    expect(rulesFor(css, '<p class="a" role="menu">')).toBe('.a[role="menu"]{x:3}')
  })

  it('never applies a sheet of fonts a second time', () => {
    const html = createInlineStyles(
      filesOf({ '/fonts.css': '@font-face{font-family:A}', '/a.css': '.a{x:1}' }),
    )(page('<p class="a">', '/fonts.css', '/a.css'))
    expect(html).toContain('@layer a,b;@font-face{font-family:A}.a{x:1}</style>')
    expect(html).toContain('<link rel="stylesheet" href="/fonts.css" media="not all" disabled=""/>')
  })

  it('distinguishes pages with different classes, values or sheets', () => {
    const inline = createInlineStyles(
      filesOf({ '/a.css': '.a{x:1}.a[data-b=c]{x:2}.b{x:3}', '/b.css': '.a{y:1}' }),
    )
    const rulesOf = (body: string, ...sheets: string[]) =>
      /@layer a,b;(.*)<\/style>/.exec(inline(page(body, ...sheets)))?.[1]
    for (let round = 0; round < 2; round += 1) {
      expect(rulesOf('<p class="a">', '/a.css')).toBe('.a{x:1}')
      expect(rulesOf('<p class="a" data-b="c">', '/a.css')).toBe('.a{x:1}.a[data-b=c]{x:2}')
      expect(rulesOf('<p class="b unknown">', '/a.css')).toBe('.b{x:3}')
      expect(rulesOf('<p class="a">', '/a.css', '/b.css')).toBe('.a{x:1}.a{y:1}')
    }
  })

  it('is not misled by braces in strings', () => {
    const css = `.a:before{content:"}{\\"}"}.b{x:1}`
    expect(rulesFor(css, '<p class="a">')).toBe(`.a:before{content:"}{\\"}"}`)
  })

  it('leaves the sheets in their place, turned off', () => {
    const inline = createInlineStyles(filesOf({ '/a.css': '.a{}', '/b.css': '.b{}' }))
    const html = inline(page('<p class="a b">', '/a.css', '/b.css'))
    expect(html).toContain('@layer a,b;.a{}.b{}</style>')
    expect(html.match(/ disabled=""/g)).toHaveLength(2)
    expect(html).toContain('<link rel="stylesheet" href="/b.css" disabled=""/></head>')
  })

  it('changes nothing where a sheet is unknown', () => {
    const html = page('<p class="a">', '/a.css', '/elsewhere.css')
    expect(createInlineStyles(filesOf({ '/a.css': '.a{}' }))(html)).toBe(html)
  })
})
