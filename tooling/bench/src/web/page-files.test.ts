import { describe, expect, it } from 'vitest'
import { firstProductPath } from './find-pages.js'
import { listPageFiles, listMessageFiles } from './page-files.js'

describe('listPageFiles', () => {
  it('finds every file of the first load once', () => {
    const html = `
      <link rel="stylesheet" href="/assets/root.css" disabled=""/>
      <link rel="stylesheet" href="/assets/fonts.css" media="not all" disabled=""/><link rel="canonical" href="/x"/>
      <link rel="preload" as="font" href="/assets/a.woff2" crossorigin=""/>
      <link rel="preload" as="image" href="/p.avif"/>
      <script type="text/plain" data-files="/assets/entry.js /assets/root.js">
        import * as route0 from "/assets/root.js"; import("/assets/entry.js");</script>
      <script src="/assets/late.js?a=1&amp;b=2" defer=""></script>`
    expect(listPageFiles(html)).toEqual({
      styles: ['/assets/root.css'],
      scripts: ['/assets/entry.js', '/assets/root.js', '/assets/late.js?a=1&b=2'],
      fonts: ['/assets/a.woff2'],
    })
  })

  it('finds nothing in a page without scripts', () => {
    expect(listPageFiles('<p>Hello</p>')).toEqual({ styles: [], scripts: [], fonts: [] })
  })
})

describe('firstProductPath', () => {
  it('passes over the list itself', () => {
    const html = '<a href="/products">All</a><a href="/products/hose-8-mm">Hose</a>'
    expect(firstProductPath(html)).toBe('/products/hose-8-mm')
  })
})

describe('listWordFiles', () => {
  it('finds the words that the page’s route names, in its language', () => {
    const shell = ['el', 'en'].map((code) => `import("./messages.${code}.shell-a1_B.js")`)
    const others = 'import("./messages.en.cart-c-2.js"),import("./messages.en.order-d.js")'
    const scripts = [[...shell, others].join(), 'const h={cache:"public",namespaces:["cart"]}']
    expect(listMessageFiles('<!DOCTYPE html><html lang="en">', scripts)).toEqual([
      '/assets/messages.en.shell-a1_B.js',
      '/assets/messages.en.cart-c-2.js',
    ])
  })
})
