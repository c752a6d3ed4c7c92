import { describe, expect, it } from 'vitest'
import { SITEMAP_MAX_URLS, sitemapIndexXml, writeSitemap } from './sitemap.js'
import type { SitemapOptions, SitemapUrl } from './sitemap.js'

async function sitemapXml(urls: readonly SitemapUrl[], given: SitemapOptions): Promise<string> {
  let xml = ''
  for await (const part of writeSitemap([urls], given)) xml += part
  return xml
}

const options = { origin: 'https://floga.example', defaultLocale: 'el' }

describe('writeSitemap', () => {
  it('lists pages with their languages, date and images', async () => {
    const xml = await sitemapXml(
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

  it('escapes what XML would read', async () => {
    const xml = await sitemapXml([{ path: "/a?b=1&c='2'" }], options)
    expect(xml).toContain('<loc>https://floga.example/a?b=1&amp;c=&apos;2&apos;</loc>')
    const lastModified = '"<2026>"'
    expect(await sitemapXml([{ path: '/', lastModified }], options)).toContain(
      '<lastmod>&quot;&lt;2026&gt;&quot;</lastmod>',
    )
  })

  it('lists a page by its address alone where nothing else is known', async () => {
    const xml = await sitemapXml([{ path: '/' }], { origin: 'https://floga.example' })
    expect(xml).toContain('\n<url><loc>https://floga.example/</loc></url>\n')
  })

  it('has no x-default where the default language is missing', async () => {
    const alternates = [{ locale: 'en', href: '/en' }]
    expect(await sitemapXml([{ path: '/en', alternates }], options)).not.toContain('x-default')
  })

  it('rejects more addresses than one file may hold', async () => {
    const urls = Array.from({ length: SITEMAP_MAX_URLS + 1 }, () => ({ path: '/' }))
    const tooMany = {
      code: 'too-many-urls',
      message: 'A sitemap can contain 50000 URLs, not 50001. Write several and an index.',
    }
    await expect(sitemapXml(urls, options)).rejects.toThrow(expect.objectContaining(tooMany))
    expect(() => sitemapIndexXml(urls, options)).toThrow(expect.objectContaining(tooMany))
    expect(sitemapIndexXml(urls.slice(1), options)).toContain('<sitemap>')
  })
})

describe('writeSitemap in parts', () => {
  it('writes each part as it arrives', async () => {
    const asked: number[] = []
    function* pages() {
      for (const part of [1, 2]) {
        asked.push(part)
        yield [{ path: `/${part}` }]
      }
    }
    const parts = writeSitemap(pages(), options)
    await parts.next()
    expect(asked).toEqual([])
    expect((await parts.next()).value).toBe('<url><loc>https://floga.example/1</loc></url>\n')
    expect(asked).toEqual([1])
  })

  it('leaves out characters that XML cannot hold', async () => {
    const lastModified = 'a\u0000\u0008b\u{1f525}'
    expect(await sitemapXml([{ path: '/', lastModified }], options)).toContain('>ab\u{1f525}<')
  })
})

describe('sitemapIndexXml', () => {
  it('lists sitemaps', () => {
    const files = [{ path: '/sitemap-1.xml' }, { path: '/2.xml', lastModified: '2026-11-21' }]
    expect(sitemapIndexXml(files, options)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<sitemap><loc>https://floga.example/sitemap-1.xml</loc></sitemap>',
        '<sitemap><loc>https://floga.example/2.xml</loc><lastmod>2026-11-21</lastmod></sitemap>',
        '</sitemapindex>',
        '',
      ].join('\n'),
    )
  })
})
