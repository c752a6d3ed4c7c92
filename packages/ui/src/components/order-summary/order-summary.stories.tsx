import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSummary } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof OrderSummary> = {
  title: 'Cart/OrderSummary',
  component: OrderSummary,
  parameters: {
    guide: { use: 'The sums of a cart or an order.', avoid: 'One price: Price.' },
    texts: {
      el: {
        rows: [
          { label: 'Προϊόντα', amount: '73,90 €' },
          { label: 'Έκπτωση', amount: '−5,00 €', kind: 'saving' },
          { label: 'Αποστολή', amount: 'Δωρεάν' },
          { label: 'Σύνολο', amount: '68,90 €', kind: 'total' },
          { label: 'Περιλαμβάνει ΦΠΑ 24 %', amount: '13,34 €', kind: 'note' },
        ],
      },
      en: {
        rows: [
          { label: 'Items', amount: '€73.90' },
          { label: 'Discount', amount: '−€5.00', kind: 'saving' },
          { label: 'Shipping', amount: 'Free' },
          { label: 'Total', amount: '€68.90', kind: 'total' },
          { label: 'Includes 24 % VAT', amount: '€13.34', kind: 'note' },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof OrderSummary>

export const Default: Story = {}

export const Playground: Story = {}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({
    rows: [
      { label: say.label, amount: '1.234.567,90 €' },
      { label: say.name, amount: '1.234.567,90 €', kind: 'total' },
    ],
  })),
}

export const LargeText: Story = { ...Default, parameters: { ...Default.parameters, textScale: 2 } }
