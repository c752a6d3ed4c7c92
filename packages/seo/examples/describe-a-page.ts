import { breadcrumbJsonLd, createSeo, productJsonLd } from '@floga/seo'

const seo = createSeo({
  siteName: 'Floga',
  description: 'LPG products and equipment',
  origin: 'https://shop.example',
  locale: 'en',
  defaultLocale: 'el',
  image: { url: '/icon.png' },
  searchPath: '/en/products?search={term}',
})
const url = seo.url('/en/products/regulator')

// Returns meta descriptors for Remix.
export const meta = () =>
  seo.page({
    title: 'Regulator 30 mbar',
    description: 'Low-pressure regulator for cylinders of 10 to 25 kg.',
    path: '/en/products/regulator',
    type: 'product',
    alternates: [
      { locale: 'el', iso: 'el-GR', href: '/products/rythmistis' },
      { locale: 'en', iso: 'en-US', href: '/en/products/regulator' },
    ],
    jsonLd: [
      breadcrumbJsonLd([
        { name: 'Home', url: seo.url('/en') },
        { name: 'Regulator', url },
      ]),
      productJsonLd({
        name: 'Regulator 30 mbar',
        sku: 'REG-30',
        offer: { url, price: { amountMinor: 1250, currency: 'EUR' }, availability: 'in-stock' },
      }),
    ],
  })
