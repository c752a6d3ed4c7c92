import { robotsTxt, writeSitemap } from '@floga/seo'

/** As many pages as are read at once. */
async function* readPages() {
  yield [
    {
      path: '/products',
      lastModified: '2026-11-21',
      alternates: [
        { locale: 'el', href: '/products' },
        { locale: 'en', href: '/en/products' },
      ],
    },
  ]
}

export const sitemap = writeSitemap(readPages(), {
  origin: 'https://shop.example',
  defaultLocale: 'el',
})

export const robots = robotsTxt({
  rules: [{ disallow: ['/checkout', '/en/checkout'] }],
  sitemaps: ['https://shop.example/sitemap.xml'],
})
