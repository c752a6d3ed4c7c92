import { describe, expect, it } from 'vitest'

import { crawlSite } from './crawl-site.js'

const origin = 'http://shop.test'

interface TestPage {
  title: string
  links?: string[]
  /** Replaces parts of the page. */
  edit?: (html: string) => string
}

/** A page with nothing wrong, in both languages at the same path. */
function htmlOf(path: string, { title, links = [], edit = (html) => html }: TestPage): string {
  const plain = path.replace(/^\/en(?=\/|$)/, '') || '/'
  const lang = path === plain ? 'el' : 'en'
  const english = plain === '/' ? '/en' : `/en${plain}`
  const alternate = (code: string, at: string) =>
    `<link rel="alternate" hreflang="${code}" href="${origin}${at}">`
  return edit(`<!doctype html><html lang="${lang}"><head><title>${title} ${lang} of the shop</title>
    <meta name="description" content="${title} ${lang}: what is found on this page.">
    <link rel="canonical" href="${origin}${path}">
    ${alternate('el', plain)}${alternate('en', english)}${alternate('x-default', plain)}
    <meta property="og:image" content="${origin}/a.jpg"><meta property="og:image:alt" content="A">
    <meta property="og:image:width" content="9"><meta property="og:image:height" content="9">
    </head><body><h1>${title}</h1><img src="/a.jpg" alt="" width="9" height="9">
    ${links.map((href) => `<a href="${href}">${href}</a>`).join('')}</body></html>`)
}

/** A site of two pages in two languages; `changes` break it. */
function createSite(changes: Record<string, Partial<TestPage> | Response> = {}) {
  const pages: Record<string, TestPage> = {
    '/': { title: 'Home', links: ['/a', '/en'] },
    '/en': { title: 'Home', links: ['/en/a', '/', '/assets/x.pdf', 'mailto:a@b', '#top'] },
    '/a': { title: 'Page A', links: ['/'] },
    '/en/a': { title: 'Page A', links: ['/en'] },
  }
  const listed = Object.keys(pages)
  const fetchPage = async (input: unknown): Promise<Response> => {
    const path = String(input).slice(origin.length)
    if (path === '/robots.txt') return new Response(`Sitemap: ${origin}/sitemap.xml`)
    if (path === '/sitemap.xml') {
      return new Response(`<sitemapindex><loc>${origin}/1.xml</loc></sitemapindex>`)
    }
    if (path === '/1.xml') {
      return new Response(listed.map((at) => `<loc>${origin}${at}</loc>`).join(''))
    }
    const change = changes[path]
    if (change instanceof Response) return change.clone()
    const page = pages[path] ?? (change ? { title: `Page of ${path}` } : undefined)
    if (!page) return new Response('No', { status: 404 })
    return new Response(htmlOf(path, { ...page, ...change }), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  }
  return crawlSite({ origin, locales: ['el', 'en'], fetch: fetchPage as typeof fetch })
}

async function findingsOf(...given: Parameters<typeof createSite>): Promise<string[]> {
  return (await createSite(...given)).findings.map(({ path, rule }) => `${rule} ${path}`).sort()
}

const replacing = (from: string | RegExp, to: string) => ({
  edit: (html: string) => html.replace(from, to),
})

describe('crawlSite', () => {
  it('finds every page once, and nothing wrong with a site that is right', async () => {
    const { pages, findings, listed } = await createSite()
    expect(findings).toEqual([])
    expect([...pages.keys()].sort()).toEqual(['/', '/a', '/en', '/en/a'])
    expect(listed).toBe(4)
  })

  it('finds dead ends and detours', async () => {
    const to = (location: string) => new Response(null, { status: 301, headers: { location } })
    const links = ['/gone', '/old', '/older', '/mine']
    expect(
      await findingsOf({
        '/a': { links: ['/', ...links] },
        '/old': to('/a'),
        '/older': to('/old'),
        '/mine': to('/auth/login?next=/mine'),
        '/auth/login?next=/mine': replacing(
          '<title>',
          '<meta name="robots" content="noindex"><title>',
        ),
      }),
    ).toEqual(['dead-end /gone', 'redirect /old', 'redirect-chain /older'])
  })

  it('finds pages that are not in the sitemap, not linked, and not indexed though they are in it', async () => {
    expect(await findingsOf({ '/': { links: ['/a', '/en', '/new'] }, '/new': {} })).toEqual(
      expect.arrayContaining(['sitemap /new']),
    )
    expect(await findingsOf({ '/': { links: ['/en'] } })).toEqual(['orphan /a'])
    const noindex = replacing('<title>', '<meta name="robots" content="noindex"><title>')
    expect(await findingsOf({ '/a': noindex })).toEqual(['alternates /en/a', 'sitemap /a'])
  })

  it('finds canonical and alternate addresses that are wrong', async () => {
    const rule = async (...edit: Parameters<typeof replacing>) =>
      findingsOf({ '/a': replacing(...edit) })
    expect(await rule(`rel="canonical" href="${origin}`, 'rel="canonical" href="')).toEqual([
      'canonical /a',
    ])
    expect(await rule(/<link rel="canonical"[^>]*>/, '')).toEqual(['canonical /a'])
    expect(
      await rule(`rel="canonical" href="${origin}/a`, `rel="canonical" href="${origin}/`),
    ).toEqual(['canonical /a'])
    expect(await rule(/<link rel="alternate" hreflang="en"[^>]*>/, '')).toEqual([
      'alternates /en/a',
    ])
    expect(await rule(/<link rel="alternate" hreflang="x-default"[^>]*>/, '')).toEqual([
      'alternates /a',
    ])
  })

  it('finds words that are missing, doubled or out of order', async () => {
    const rule = async (...edit: Parameters<typeof replacing>) =>
      findingsOf({ '/a': replacing(...edit) })
    expect(await rule(/<title>.*<\/title>/, '<title>Home el of the shop</title>')).toEqual([
      'title-unique /a',
    ])
    expect(await rule(/<title>.*<\/title>/, '')).toEqual(['title /a'])
    expect(await rule(/(name="description" content)="[^"]*"/, '$1="Short"')).toEqual([
      'description /a',
    ])
    expect(await rule('</h1>', '</h1><h1>Two</h1>')).toEqual(['h1 /a'])
    expect(await rule('</h1>', '</h1><h3>Three</h3>')).toEqual(['heading-order /a'])
    expect(await rule('lang="el"', 'lang="en"')).toEqual(['language /a'])
  })

  it('finds images and links that say nothing, and structured data that is wrong', async () => {
    const rule = async (more: string) =>
      findingsOf({ '/a': replacing('</body>', `${more}</body>`) })
    expect(await rule('<img src="/b.jpg" alt="">')).toEqual(['image-size /a'])
    expect(await rule('<img src="/b.jpg" width="1" height="1">')).toEqual(['image-alt /a'])
    expect(await rule('<a href="/"><svg></svg></a>')).toEqual(['link-name /a'])
    expect(await rule('<a href="/"><img src="/b" alt="B" width="1" height="1"></a>')).toEqual([])
    const data = (text: string) => `<script type="application/ld+json">${text}</script>`
    expect(await rule(data('{"@context":"https://schema.org"}'))).toEqual(['structured-data /a'])
    expect(await rule(data('{'))).toEqual(['structured-data /a'])
  })

  it('finds filtered lists that are indexed, and follows no link of a nofollow page', async () => {
    const list = replacing(
      `rel="canonical" href="${origin}/l?brand=x`,
      `rel="canonical" href="${origin}/a`,
    )
    expect(
      await findingsOf({ '/a': { links: ['/', '/l?brand=x'] }, '/l?brand=x': list }),
    ).toContain('noindex /l?brand=x')
    const { pages } = await createSite({
      '/a': { links: ['/', '/l?brand=x'] },
      '/l?brand=x': {
        links: ['/never'],
        ...replacing('<title>', '<meta name="robots" content="noindex,nofollow"><title>'),
      },
    })
    expect(pages.has('/never')).toBe(false)
  })
})
