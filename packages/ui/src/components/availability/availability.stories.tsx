import type { Meta, StoryObj } from '@storybook/react-vite'
import { Availability } from '../../index.js'

const meta: Meta<typeof Availability> = {
  title: 'Catalogue/Availability',
  component: Availability,
  args: { state: 'in-stock' },
  parameters: { words: { el: { label: 'Άμεσα διαθέσιμο' }, en: { label: 'In stock' } } },
}

export default meta
type Story = StoryObj<typeof Availability>

export const Default: Story = {}

export const Playground: Story = { args: { state: 'low' } }

export const Low: Story = {
  args: { state: 'low' },
  parameters: { words: { el: { label: 'Τελευταία 3 τεμάχια' }, en: { label: 'Last 3 pieces' } } },
}

export const OnOrder: Story = {
  args: { state: 'on-order' },
  parameters: {
    words: {
      el: { label: 'Κατόπιν παραγγελίας, 5–7 ημέρες' },
      en: { label: 'To order, 5–7 days' },
    },
  },
}

export const Out: Story = {
  args: { state: 'out' },
  parameters: { words: { el: { label: 'Μη διαθέσιμο' }, en: { label: 'Not available' } } },
}
