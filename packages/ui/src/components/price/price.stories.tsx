import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price, Stack } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const reduced = {
  el: {
    amount: '1.119,90 €',
    previous: { label: 'Αρχική τιμή', amount: '1.249,00 €' },
    lowest30Days: { label: 'Χαμηλότερη τιμή 30 ημερών', amount: '1.249,00 €' },
    excludingTax: '903,15 € χωρίς ΦΠΑ',
  },
  en: {
    amount: '€1,119.90',
    previous: { label: 'Original price', amount: '€1,249.00' },
    lowest30Days: { label: 'Lowest price of the last 30 days', amount: '€1,249.00' },
    excludingTax: '€903.15 excl. VAT',
  },
}

const meta: Meta<typeof Price> = {
  title: 'Catalogue/Price',
  component: Price,
  parameters: {
    guide: {
      use: 'What something costs, with the price before and the lowest of 30 days.',
      avoid: 'Sums of a cart: OrderSummary.',
    },
    texts: { el: { amount: '24,90 €' }, en: { amount: '€24.90' } },
  },
}

export default meta
type Story = StoryObj<typeof Price>

export const Default: Story = {}

export const Playground: Story = { args: { size: 'medium' }, parameters: { texts: reduced } }

export const Reduced: Story = { parameters: { texts: reduced } }

export const Large: Story = { args: { size: 'large' }, parameters: { texts: reduced } }

export const From: Story = {
  parameters: {
    texts: {
      el: { amount: '6,40 €', fromLabel: 'από' },
      en: { amount: '€6.40', fromLabel: 'from' },
    },
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Price {...args} size="small" />
      <Price {...args} size="medium" />
      <Price {...args} size="large" />
    </Stack>
  ),
}

export const Dark: Story = { parameters: { texts: reduced, scheme: 'dark' } }

export const ForcedColours: Story = { ...Reduced }

export const LongText: Story = {
  parameters: longText((say) => ({
    amount: '1.234.567,90 €',
    fromLabel: say.name,
    previous: { label: say.label, amount: '1.345.678,00 €' },
    excludingTax: say.sentence,
  })),
}

export const LargeText: Story = { ...Reduced, parameters: { ...Reduced.parameters, textScale: 2 } }
