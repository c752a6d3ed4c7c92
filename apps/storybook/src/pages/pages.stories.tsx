import type { ProductCardProps } from '@floga/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckoutPage } from './checkout-page.js'
import { ListPage } from './list-page.js'
import { createPageTexts, type PageLocale } from './page-texts.js'

const [sampleProducts] = Object.values(
  import.meta.glob<Record<PageLocale, ProductCardProps[]>>(
    '../../../../packages/ui/src/stories/sample-products.ts',
    { import: 'sampleProducts', eager: true },
  ),
)

const sources = import.meta.glob<string>('./*-page.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const toLocale = (globals: Record<string, unknown>): PageLocale =>
  globals['locale'] === 'en' ? 'en' : 'el'

const meta: Meta = {
  title: 'Pages',
  tags: ['both-widths'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: { description: { component: 'Whole pages of the kit alone. Copy their code.' } },
  },
}

export default meta
type Story = StoryObj

export const List: Story = {
  parameters: { docs: { source: { code: sources['./list-page.tsx'], language: 'tsx' } } },
  render: (_args, { globals }) => {
    const locale = toLocale(globals)
    return <ListPage texts={createPageTexts(locale)} products={sampleProducts?.[locale] ?? []} />
  },
}

export const Checkout: Story = {
  parameters: { docs: { source: { code: sources['./checkout-page.tsx'], language: 'tsx' } } },
  render: (_args, { globals }) => {
    const locale = toLocale(globals)
    // The regulator and the cylinder: the totals are the sum of their prices.
    const products = sampleProducts?.[locale].slice(0, 2) ?? []
    return <CheckoutPage texts={createPageTexts(locale)} products={products} />
  },
}
