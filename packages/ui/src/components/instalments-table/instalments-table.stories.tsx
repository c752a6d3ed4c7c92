import type { Meta, StoryObj } from '@storybook/react-vite'
import { InstalmentsTable } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof InstalmentsTable> = {
  title: 'Product/InstalmentsTable',
  component: InstalmentsTable,
  parameters: {
    guide: { use: 'What each number of instalments costs.', avoid: 'Other tables: Table.' },
    texts: {
      el: {
        caption: 'Μπορείτε να επιλέξετε από 2 έως και 3 δόσεις',
        labels: {
          months: 'Μήνες',
          amount: 'Δόση',
          interestRate: 'Επιτόκιο',
          interestAmount: 'Τόκος',
          total: 'Σύνολο',
        },
        instalments: [
          {
            months: 2,
            amount: '60,00 €',
            interestRate: '0 %',
            interestAmount: '0,00 €',
            total: '120,00 €',
          },
          {
            months: 3,
            amount: '40,00 €',
            interestRate: '0 %',
            interestAmount: '0,00 €',
            total: '120,00 €',
          },
        ],
      },
      en: {
        caption: 'You can choose from 2 up to 3 instalments',
        labels: {
          months: 'Months',
          amount: 'Monthly',
          interestRate: 'Rate',
          interestAmount: 'Interest',
          total: 'Total',
        },
        instalments: [
          {
            months: 2,
            amount: '€60.00',
            interestRate: '0%',
            interestAmount: '€0.00',
            total: '€120.00',
          },
          {
            months: 3,
            amount: '€40.00',
            interestRate: '0%',
            interestAmount: '€0.00',
            total: '€120.00',
          },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof InstalmentsTable>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = {}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ caption: say.label })),
}
