/** An item for sale. Put your ERP, your database or your service in its place. */
export interface Item {
  id: string
  name: string
  text: string
  category: 'black' | 'green'
  /** In minor units of the currency, VAT included. */
  priceMinor: number
  weightGrams: number
}

export const items: readonly Item[] = [
  ['T-1', 'Assam', 'Malty, for milk.', 'black', 4_200],
  ['T-2', 'Darjeeling', 'Light, of spring.', 'black', 5_600],
  ['T-3', 'Sencha', 'Fresh and green.', 'green', 7_800],
  ['T-4', 'Gunpowder', 'Rolled, for mint tea.', 'green', 3_100],
].map(([id, name, text, category, priceMinor]) => ({
  id,
  name,
  text,
  category,
  priceMinor,
  weightGrams: 100,
})) as Item[]

export const categories = [
  { id: 'black', slug: 'black', name: 'Black tea' },
  { id: 'green', slug: 'green', name: 'Green tea' },
] as const

/** Settings of the shop: one tenant, one currency, one delivery method and one payment method. */
export const shop = {
  tenant: 'waraqa',
  locales: ['en', 'de', 'ar'],
  currency: 'AED',
  country: { code: 'AE', name: 'United Arab Emirates' },
  taxRate: 5,
  termsVersion: '1',
  deliveryMinor: 3_000,
  email: 'shop@example.com',
}

/** Quantity in stock, by item. */
export const stock = new Map(items.map(({ id }) => [id, 100]))
