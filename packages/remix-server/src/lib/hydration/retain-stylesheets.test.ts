// @vitest-environment jsdom
import { describe, expect, it, onTestFinished } from 'vitest'

import { retainStylesheets } from './retain-stylesheets.js'

/** A page with a sheet of its own and one that a script has added. */
function openPage() {
  document.head.innerHTML = '<link rel="stylesheet" href="/page.css">'
  const added = document.createElement('link')
  Object.assign(added, { rel: 'stylesheet', href: '/part.css' })
  document.head.append(added)
  onTestFinished(retainStylesheets(document))
  return added
}

/** The document of an error page. */
function createErrorPage(): HTMLElement {
  const html = document.createElement('html')
  html.innerHTML = '<head><link rel="stylesheet" href="/page.css"></head><body></body>'
  return html
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const sheets = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))

describe('retainStylesheets', () => {
  it('puts the sheets that the new document lacks into it, the same elements', async () => {
    const added = openPage()
    document.documentElement.replaceWith(createErrorPage())
    await settle()
    expect(sheets()).toEqual(['/page.css', '/part.css'])
    expect(document.head.contains(added)).toBe(true)
  })

  it('waits for a document that is inserted after the old one was removed', async () => {
    const added = openPage()
    document.documentElement.remove()
    await settle()
    document.append(createErrorPage())
    await settle()
    expect(sheets()).toEqual(['/page.css', '/part.css'])
    expect(added.isConnected).toBe(true)
  })

  it('leaves a sheet alone that a page takes away itself', async () => {
    const added = openPage()
    added.remove()
    await settle()
    expect(sheets()).toEqual(['/page.css'])
  })
})
