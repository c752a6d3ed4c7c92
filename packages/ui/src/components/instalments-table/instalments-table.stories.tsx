import type { Meta, StoryObj } from '@storybook/react-vite'
import { InstalmentsTable } from '../../index.js'

const meta: Meta<typeof InstalmentsTable> = {
  title: 'Product/InstalmentsTable',
  component: InstalmentsTable,
  parameters: {
    words: {
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

export const Default: Story = {}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
