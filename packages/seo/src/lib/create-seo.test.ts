import { describe, expect, it } from 'vitest'
import { createSeo, type Alternate, type SeoOptions } from './create-seo.js'

const alternates: Alternate[] = [
  { locale: 'el', iso: 'el-GR', href: '/products/ρυθμιστής' },
  { locale: 'en', iso: 'en-US', href: '/en/products/regulator' },
]

function createShopSeo(options: Partial<SeoOptions> = {}) {
  return createSeo({
    siteName: 'Floga',
    description: 'LPG products and equipment',
    origin: 'https://floga.example',
    locale: 'en',
    defaultLocale: 'el',
    ...options,
  })
}

function canonical(href: string) {
  return { tagName: 'link', rel: 'canonical', href }
}

describe('createSeo', () => {
  it('writes the title of a page and of home', () => {
    const { page } = createShopSeo()
    expect(page({ title: 'Products', path: '/en/products' })).toContainEqual({
      title: 'Products | Floga',
    })
    expect(page({ path: '/en' })).toContainEqual({ title: 'Floga | LPG products and equipment' })
  })

  it('describes a page in at most 160 characters, or as the site', () => {
    const { page } = createShopSeo()
    const description = 'word '.repeat(60)
    expect(page({ title: 'A', path: '/a', description })).toContainEqual({
      name: 'description',
      content: `${'word '.repeat(31)}word…`.slice(0, 160),
    })
    expect(page({ title: 'A', path: '/a', description: null })).toContainEqual({
      name: 'description',
      content: 'LPG products and equipment',
    })
  })

  it('sets the URL without its query as canonical by default', () => {
    const { page } = createShopSeo()
    expect(page({ title: 'A', path: '/a?sort=price#top' })).toContainEqual(
      canonical('https://floga.example/a'),
    )
    expect(page({ path: '/' })).toContainEqual(canonical('https://floga.example/'))
    expect(page({ title: 'A', path: '/a', canonical: '/a?page=2' })).toContainEqual(
      canonical('https://floga.example/a?page=2'),
    )
  })

  it('links the page in every language, and the default one as x-default', () => {
    const links = createShopSeo()
      .page({ title: 'Regulator', path: '/en/products/regulator', alternates })
      .filter((element) => 'rel' in element && element.rel === 'alternate')
    const greek =
      'https://floga.example/products/%CF%81%CF%85%CE%B8%CE%BC%CE%B9%CF%83%CF%84%CE%AE%CF%82'
    expect(links).toEqual([
      { tagName: 'link', rel: 'alternate', hrefLang: 'el', href: greek },
      {
        tagName: 'link',
        rel: 'alternate',
        hrefLang: 'en',
        href: 'https://floga.example/en/products/regulator',
      },
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: greek },
    ])
  })

  it('excludes robots on request, and only then', () => {
    const { page } = createShopSeo()
    const robots = { name: 'robots', content: 'noindex,nofollow' }
    const hidden = page({ title: 'Receipt', path: '/receipt/1', noindex: true, alternates })
    expect(hidden).toContainEqual(robots)
    expect(hidden).not.toContainEqual(expect.objectContaining({ rel: 'alternate' }))
    expect(page({ title: 'A', path: '/a' })).not.toContainEqual(robots)
  })

  it('describes the page for social networks', () => {
    const elements = createShopSeo({ image: { url: '/icon.png' } }).page({
      title: 'Regulator',
      path: '/en/products/regulator',
      type: 'product',
      image: { url: '/assets/regulator.jpg', alt: 'Regulator', widthPx: 1200, heightPx: 630 },
      alternates,
    })
    const social = elements.filter((element) => 'property' in element)
    expect(Object.fromEntries(social.map(({ property, content }) => [property, content]))).toEqual({
      'og:site_name': 'Floga',
      'og:title': 'Regulator',
      'og:description': 'LPG products and equipment',
      'og:type': 'product',
      'og:url': 'https://floga.example/en/products/regulator',
      'og:locale': 'en_US',
      'og:locale:alternate': 'el_GR',
      'og:image': 'https://floga.example/assets/regulator.jpg',
      'og:image:alt': 'Regulator',
      'og:image:width': '1200',
      'og:image:height': '630',
    })
    expect(elements).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  })

  it('names no image, no languages and no data where there are none', () => {
    expect(createShopSeo({ twitterCard: 'summary' }).page({ title: 'A', path: '/a?b' })).toEqual([
      { title: 'A | Floga' },
      { name: 'description', content: 'LPG products and equipment' },
      canonical('https://floga.example/a'),
      { property: 'og:site_name', content: 'Floga' },
      { property: 'og:title', content: 'A' },
      { property: 'og:description', content: 'LPG products and equipment' },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: 'https://floga.example/a' },
      { name: 'twitter:card', content: 'summary' },
    ])
  })

  it('lists only known fields of an image', () => {
    const elements = createShopSeo().page({ title: 'A', path: '/a', image: { url: '/a.jpg' } })
    expect(elements.filter((element) => 'property' in element).slice(-1)).toEqual([
      { property: 'og:image', content: 'https://floga.example/a.jpg' },
    ])
  })

  it('has no x-default where the default language is missing', () => {
    const elements = createShopSeo().page({
      title: 'A',
      path: '/a',
      alternates: alternates.slice(1),
    })
    expect(elements).not.toContainEqual(expect.objectContaining({ hrefLang: 'x-default' }))
  })

  it('uses the image of the site where a page has none', () => {
    const { page } = createShopSeo({ image: { url: 'https://cdn.example/icon.png' } })
    expect(page({ title: 'A', path: '/a' })).toContainEqual({
      property: 'og:image',
      content: 'https://cdn.example/icon.png',
    })
  })

  it('describes the search of the site on home alone', () => {
    const { page } = createShopSeo({ searchPath: '/en/products?search={term}' })
    expect(page({ path: '/en' })).toContainEqual({
      'script:ld+json': expect.objectContaining({
        '@type': 'WebSite',
        potentialAction: expect.objectContaining({
          target: {
            '@type': 'EntryPoint',
            urlTemplate: 'https://floga.example/en/products?search={term}',
          },
        }),
      }),
    })
    expect(page({ title: 'A', path: '/a' })).not.toContainEqual(
      expect.objectContaining({ 'script:ld+json': expect.anything() }),
    )
  })

  it('adds the structured data of a page', () => {
    const data = { '@type': 'Product', name: 'Regulator' }
    expect(createShopSeo().page({ title: 'A', path: '/a', jsonLd: [data] })).toContainEqual({
      'script:ld+json': data,
    })
  })
})
