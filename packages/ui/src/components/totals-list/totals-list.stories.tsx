import type { Meta, StoryObj } from '@storybook/react-vite'
import { TotalsList } from '../../index.js'

const meta: Meta<typeof TotalsList> = {
  title: 'Cart/TotalsList',
  component: TotalsList,
  parameters: {
    words: {
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
type Story = StoryObj<typeof TotalsList>

export const Default: Story = {}

export const Dark: Story = { parameters: { scheme: 'dark' } }
