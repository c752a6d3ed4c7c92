import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import routes from '../../routes.js'
import { personalPaths } from './personal-paths.js'
import { documentPaths, staticPaths } from './public-paths.js'

/** Neither kept by a server nor for one visitor alone: files, answers to programs, and pages made of their address. */
const others = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:file',
  '/.well-known/security.txt',
  '/llms.txt',
  '/consent.css',
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
  return { path: `/${path}`.replace('/:lang?', '') || '/', isKept: /cache: 'public'/.test(source) }
})
const isPersonal = (path: string): boolean =>
  personalPaths.some((personal) => path === personal || path.startsWith(`${personal}/`))

describe('personalPaths', () => {
  it('names every page but those that are the same for everybody', () => {
    const unnamed = pages.filter(
      ({ path, isKept }) => !isKept && !isPersonal(path) && !others.includes(path),
    )
    expect(unnamed.map(({ path }) => path)).toEqual([])
  })

  it('names no page that is the same for everybody, and none that is gone', () => {
    const kept = pages.filter(({ isKept }) => isKept).map(({ path }) => path)
    expect(kept.length).toBeGreaterThan(15)
    expect([...kept, ...staticPaths, ...documentPaths].filter(isPersonal)).toEqual([])
    const paths = pages.map(({ path }) => path)
    const isThere = (personal: string): boolean =>
      paths.some((path) => path === personal || path.startsWith(`${personal}/`))
    expect(personalPaths.filter((personal) => !isThere(personal))).toEqual([])
  })
})
