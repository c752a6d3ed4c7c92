import { writeGoogleMerchantFeed, writeSkroutzFeed, type FeedProduct } from '@floga/seo/feeds'

const regulator: FeedProduct = {
  name: 'Regulator 30 mbar',
  path: '/en/products/regulator',
  text: 'Low-pressure regulator for cylinders of 10 to 25 kg.',
  brand: 'Kordelin',
  categoryPath: ['Gas', 'Regulators'],
  images: [{ path: '/assets/regulator-1200.jpg', width: 1200, height: 1200 }],
  taxRate: 24,
  variants: [
    {
      sku: 'REG-30',
      path: '/en/products/regulator',
      options: [],
      priceMinor: 1250,
      payableMinor: 1250,
      availability: 'in-stock',
      stock: 12,
      shipping: [{ country: 'GR', service: 'Courier', costMinor: 390 }],
    },
  ],
}

/** As many products as are read at once. */
async function* readProducts() {
  yield [regulator]
}

const options = { origin: 'https://shop.example', currency: 'EUR' }

export const merchant = writeGoogleMerchantFeed(readProducts(), {
  ...options,
  title: 'Floga',
  path: '/en',
  description: 'LPG products and equipment',
})

export const skroutz = writeSkroutzFeed(readProducts(), {
  ...options,
  createdAt: new Date().toISOString(),
  timeZone: 'Europe/Athens',
  locale: 'en',
})
