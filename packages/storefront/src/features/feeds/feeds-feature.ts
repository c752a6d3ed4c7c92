import type { StorefrontFeature } from '../storefront-feature.js'

/** Files for search engines and price comparisons. The shop's `paths` and `feeds` say what is in them. */
export const feedsFeature: StorefrontFeature = {
  routes: [
    {
      id: 'feeds/robots',
      path: 'robots.txt',
      file: 'features/feeds/robots.ts',
      isLocalized: false,
    },
    {
      id: 'feeds/sitemap-index',
      path: 'sitemap.xml',
      file: 'features/feeds/sitemap-index.ts',
      isLocalized: false,
    },
    {
      id: 'feeds/sitemap',
      path: 'sitemaps/:file',
      file: 'features/feeds/sitemap.ts',
      isLocalized: false,
    },
    {
      id: 'feeds/llms',
      path: 'llms.txt',
      file: 'features/feeds/llms-txt.ts',
      isLocalized: false,
    },
    { id: 'feeds/feed', path: 'feeds/:file', file: 'features/feeds/feed.ts' },
  ],
}
