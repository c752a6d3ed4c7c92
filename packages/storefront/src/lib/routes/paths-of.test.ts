import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { allFeatures } from './all-features.js'
import { pathsOf } from './paths-of.js'

const none = { pages: [], documents: [], personal: [] }

interface Page {
  path: string
  isPublic: boolean
}

const wanted = Object.fromEntries(Object.keys(allFeatures).map((name) => [name, true]))
const all = pathsOf({ features: wanted, paths: none })

const allPages = Object.values(allFeatures).flatMap(({ routes }) =>
  routes.map(({ path, file }): Page => {
    const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    return { path: `/${path}`, isPublic: source.includes("cache: 'public'") }
  }),
)

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
]

describe('pathsOf', () => {
  it("adds those of wanted features to the shop's own", () => {
    const paths = { ...none, pages: ['/'], personal: ['/account'] }
    const { pages, documents, personal } = pathsOf({
      features: { contact: true, consent: true, newsletter: false },
      paths,
    })
    expect(pages).toEqual(['/contact', '/'])
    expect(documents).toEqual(['/cookie-policy'])
    expect(personal).toEqual(['/form-timestamp', '/account'])
  })

  it('is empty for a shop without features', () => {
    expect(pathsOf({ features: {}, paths: none })).toEqual(none)
  })

  it('lists every page that is not public among the personal ones, and no public one', () => {
    const isPersonal = (path: string): boolean =>
      all.personal.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
    const isUnnamed = ({ path, isPublic }: Page) =>
      !isPublic && !isPersonal(path) && !others.includes(path)
    expect(allPages.filter(isUnnamed).map(({ path }) => path)).toEqual([])
    const publicPaths = allPages.filter(({ isPublic }) => isPublic).map(({ path }) => path)
    expect(publicPaths.length).toBeGreaterThan(15)
    expect([...publicPaths, ...all.pages, ...all.documents].filter(isPersonal)).toEqual([])
  })

  it('lists no personal page that there is not', () => {
    const isThere = (prefix: string): boolean =>
      allPages.some(({ path }) => path === prefix || path.startsWith(`${prefix}/`))
    expect(all.personal.filter((prefix) => !isThere(prefix))).toEqual([])
  })
})
