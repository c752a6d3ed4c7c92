import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ToggleButton, ProductCard, ProductGrid } from '../../index.js'
import { sampleProducts } from '../../stories/sample-products.js'
import { storyLocale, texts } from '../../stories/sample-texts.js'

const meta: Meta<typeof ProductCard> = {
  title: 'Catalogue/ProductCard',
  component: ProductCard,
  parameters: {
    guide: {
      use: 'A product in a grid, a list or a row: one link, with a button next to it.',
      avoid: 'Categories (Tile), brands (BrandTile), promotions (PromotionCard).',
      keyboard: { Tab: 'to the product, then to its button', Enter: 'opens the product' },
    },
    texts: { el: sampleProducts.el[0], en: sampleProducts.en[0] },
  },
}

export default meta
type Story = StoryObj<typeof ProductCard>

const list =
  (layout: 'grid' | 'list' | 'row'): NonNullable<Story['render']> =>
  (_args, { globals }) => {
    const locale = storyLocale(globals)
    return (
      <ProductGrid layout={layout}>
        {sampleProducts[locale].map((product, index) => (
          <ProductCard
            key={product.href}
            {...product}
            layout={layout === 'list' ? 'list' : 'grid'}
            isEager={index < 4}
            action={
              <Button variant={index === 0 ? 'primary' : 'secondary'} icon="plus" isWide>
                {texts[locale].add}
              </Button>
            }
          />
        ))}
      </ProductGrid>
    )
  }

export const Default: Story = {}

export const Playground: Story = { args: { layout: 'grid', headingLevel: 3, isPriority: false } }

export const Grid: Story = { render: list('grid') }

/** A row that scrolls on narrow screens. */
export const Row: Story = { render: list('row') }

/** A persisted choice in the image's corner. */
export const Choice: Story = {
  args: {
    discount: '−20 %',
    choice: <ToggleButton icon="compare" label="Σύγκριση · Compare" defaultChecked />,
  },
}

/** What buyers say of it, where there are reviews. */
export const Rated: Story = {
  args: { rating: { value: 4.3, text: '4.3 (12)', label: 'Rated 4.3 of 5 by 12 buyers' } },
}

/** Colours lead to the product in that colour. */
export const Colours: Story = {
  args: {
    colors: [
      { label: 'Πράσινο', color: '#2f6f4f', href: '#green' },
      { label: 'Κεραμιδί', color: '#c8452b', href: '#terracotta' },
      { label: 'Ανθρακί', color: '#22262b', href: '#charcoal' },
    ],
    colorsLabel: 'Χρώματα',
  },
}

export const List: Story = { render: list('list') }

export const Dark: Story = { render: list('grid'), parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { render: list('grid'), parameters: { direction: 'rtl' } }

export const LongText: Story = {
  args: {
    name: 'Ηλεκτρομαγνητική πολυβαλβίδα-υπερσύστημα τετραπλής προστασίας για τοροειδείς δεξαμενές αυτοκινήτων',
    brand: 'Εμπορική Βιομηχανική Υγραερίου Παπαχατζηκωνσταντίνου & Υιοί',
    facts: ['Ηλεκτρομαγνητική ασφάλεια 12 V', 'Διάμετρος 630 mm, ύψος 225 mm'],
  },
}

export const ForcedColours: Story = { ...Grid }

export const LargeText: Story = { ...Grid, parameters: { ...Grid.parameters, textScale: 2 } }
