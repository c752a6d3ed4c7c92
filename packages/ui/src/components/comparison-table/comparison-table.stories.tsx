import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ComparisonTable } from '../../index.js'
import { sampleProducts } from '../../stories/sample-products.js'
import type { StoryLocale } from '../../stories/sample-texts.js'
import { longText } from '../../stories/long-words.js'

const products = (locale: StoryLocale) =>
  sampleProducts[locale].slice(0, 3).map(({ name, href, image, price }) => ({
    id: href,
    name,
    href,
    image,
    price: { amount: price.amount },
  }))

const meta: Meta<typeof ComparisonTable> = {
  title: 'Product/ComparisonTable',
  component: ComparisonTable,
  parameters: {
    guide: {
      use: 'Two to four products side by side, property by property.',
      avoid: 'Other tables: Table.',
      keyboard: {
        Tab: 'into the table, which then moves by arrow keys',
        Space: 'shows the differences alone',
      },
    },
    texts: {
      el: {
        caption: 'Σύγκριση προϊόντων',
        propertyLabel: 'Χαρακτηριστικό',
        priceLabel: 'Τιμή',
        differencesLabel: 'Μόνο οι διαφορές',
        missingLabel: 'δεν αναφέρεται',
        products: products('el'),
        rows: [
          { id: 'pressure', label: 'Πίεση', cells: ['30 mbar', '', '20 bar'] },
          { id: 'origin', label: 'Προέλευση', cells: ['Ελλάδα', 'Ελλάδα', 'Ελλάδα'] },
        ],
      },
      en: {
        caption: 'Product comparison',
        propertyLabel: 'Property',
        priceLabel: 'Price',
        differencesLabel: 'Differences only',
        missingLabel: 'not stated',
        products: products('en'),
        rows: [
          { id: 'pressure', label: 'Pressure', cells: ['30 mbar', '', '20 bar'] },
          { id: 'origin', label: 'Made in', cells: ['Greece', 'Greece', 'Greece'] },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof ComparisonTable>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = {}

export const DifferencesOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({
    rows: [{ id: 'long', label: say.name, cells: [say.label, say.sentence, say.word] }],
  })),
}
