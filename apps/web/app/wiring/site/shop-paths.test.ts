import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import routes from '../../routes.js'
import { shopPaths } from './shop-paths.js'

const { pages: staticPaths, documents: documentPaths, personal: personalPaths } = shopPaths

/**
 * Neither cached nor personal: files, responses to programs, and pages computed from their address.
 */
const others = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:file',
  '/.well-known/security.txt',
  '/llms.txt',
  '/consent.css',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/feeds/:file',
  '/product-cards',
  '/compare',
  '/cookie-consent',
  '/*',
]

const pages = routes.map(({ path = '', file }) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  return {
    path: `/${path}`.replace('/:lang?', '') || '/',
    isCacheable: /cache: 'public'/.test(source),
  }
})
const isPersonal = (path: string): boolean =>
  personalPaths.some((personal) => path === personal || path.startsWith(`${personal}/`))

describe('shopPaths', () => {
  it('lists every page that is not public among the personal ones', () => {
    const unnamed = pages.filter(
      ({ path, isCacheable }) => !isCacheable && !isPersonal(path) && !others.includes(path),
    )
    expect(unnamed.map(({ path }) => path)).toEqual([])
  })

  it('lists no public page among them, and none that does not exist', () => {
    const kept = pages.filter(({ isCacheable }) => isCacheable).map(({ path }) => path)
    expect(kept.length).toBeGreaterThan(15)
    expect([...kept, ...staticPaths, ...documentPaths].filter(isPersonal)).toEqual([])
    const paths = pages.map(({ path }) => path)
    const isThere = (personal: string): boolean =>
      paths.some((path) => path === personal || path.startsWith(`${personal}/`))
    expect(personalPaths.filter((personal) => !isThere(personal))).toEqual([])
  })
})
