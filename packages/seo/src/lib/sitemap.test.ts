import { describe, expect, it } from 'vitest'
import { SITEMAP_MAX_URLS, sitemapIndexXml, sitemapXml } from './sitemap.js'

const options = { origin: 'https://floga.example', defaultLocale: 'el' }

describe('sitemapXml', () => {
  it('lists pages with their languages, date and images', () => {
    const xml = sitemapXml(
      [
        {
          path: '/products',
          lastModified: '2026-11-21',
          alternates: [
            { locale: 'el', href: '/products' },
            { locale: 'en', href: '/en/products' },
          ],
          images: ['/assets/a.jpg'],
        },
      ],
      options,
    )
    expect(xml).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
        '<url><loc>https://floga.example/products</loc><lastmod>2026-11-21</lastmod>' +
          '<xhtml:link rel="alternate" hreflang="el" href="https://floga.example/products"/>' +
          '<xhtml:link rel="alternate" hreflang="en" href="https://floga.example/en/products"/>' +
          '<xhtml:link rel="alternate" hreflang="x-default" href="https://floga.example/products"/>' +
          '<image:image><image:loc>https://floga.example/assets/a.jpg</image:loc></image:image></url>',
        '</urlset>',
        '',
      ].join('\n'),
    )
  })

  it('escapes what XML would read', () => {
    const xml = sitemapXml([{ path: "/a?b=1&c='2'" }], options)
    expect(xml).toContain('<loc>https://floga.example/a?b=1&amp;c=&apos;2&apos;</loc>')
    const lastModified = '"<2026>"'
    expect(sitemapXml([{ path: '/', lastModified }], options)).toContain(
      '<lastmod>&quot;&lt;2026&gt;&quot;</lastmod>',
    )
  })

  it('lists a page by its address alone where nothing else is known', () => {
    const xml = sitemapXml([{ path: '/' }], { origin: 'https://floga.example' })
    expect(xml).toContain('\n<url><loc>https://floga.example/</loc></url>\n')
  })

  it('names no language for everybody else where the default one is missing', () => {
    const alternates = [{ locale: 'en', href: '/en' }]
    expect(sitemapXml([{ path: '/en', alternates }], options)).not.toContain('x-default')
  })

  it('refuses more addresses than one file may hold', () => {
    const urls = Array.from({ length: SITEMAP_MAX_URLS + 1 }, () => ({ path: '/' }))
    const tooMany = {
      code: 'too-many-urls',
      message: 'A sitemap holds 50000 addresses, not 50001. Write several and an index.',
    }
    expect(() => sitemapXml(urls, options)).toThrow(expect.objectContaining(tooMany))
    const paths = urls.map(({ path }) => path)
    expect(() => sitemapIndexXml(paths, options)).toThrow(expect.objectContaining(tooMany))
    expect(sitemapIndexXml(paths.slice(1), options)).toContain('<sitemap>')
  })
})

describe('sitemapIndexXml', () => {
  it('lists sitemaps', () => {
    expect(sitemapIndexXml(['/sitemap-1.xml', '/sitemap-2.xml'], options)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<sitemap><loc>https://floga.example/sitemap-1.xml</loc></sitemap>',
        '<sitemap><loc>https://floga.example/sitemap-2.xml</loc></sitemap>',
        '</sitemapindex>',
        '',
      ].join('\n'),
    )
  })
})
