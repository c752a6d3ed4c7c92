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
  })

  it('refuses more addresses than one file may hold', () => {
    const urls = Array.from({ length: SITEMAP_MAX_URLS + 1 }, () => ({ path: '/' }))
    expect(() => sitemapXml(urls, options)).toThrow(
      expect.objectContaining({ code: 'too-many-urls' }),
    )
  })
})

describe('sitemapIndexXml', () => {
  it('lists sitemaps', () => {
    expect(sitemapIndexXml(['/sitemap-1.xml'], options)).toContain(
      '<sitemap><loc>https://floga.example/sitemap-1.xml</loc></sitemap>',
    )
  })
})
