import { robotsTxt, sitemapXml } from '@floga/seo'

export const sitemap = sitemapXml(
  [
    {
      path: '/products',
      lastModified: '2026-11-21',
      alternates: [
        { locale: 'el', href: '/products' },
        { locale: 'en', href: '/en/products' },
      ],
    },
  ],
  { origin: 'https://shop.example', defaultLocale: 'el' },
)

export const robots = robotsTxt({
  rules: [{ disallow: ['/checkout', '/en/checkout'] }],
  sitemaps: ['https://shop.example/sitemap.xml'],
})
