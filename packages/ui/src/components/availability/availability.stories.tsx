import type { Meta, StoryObj } from '@storybook/react-vite'
import { Availability } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Availability> = {
  title: 'Catalogue/Availability',
  component: Availability,
  args: { state: 'in-stock' },
  parameters: {
    guide: {
      use: 'Whether and when a product is available, as text next to a coloured dot.',
      avoid: 'The state of an order: Badge.',
    },
    texts: { el: { label: 'Άμεσα διαθέσιμο' }, en: { label: 'In stock' } },
  },
}

export default meta
type Story = StoryObj<typeof Availability>

export const Default: Story = {}

export const Playground: Story = { args: { state: 'low' } }

export const Low: Story = {
  args: { state: 'low' },
  parameters: { texts: { el: { label: 'Τελευταία 3 τεμάχια' }, en: { label: 'Last 3 pieces' } } },
}

export const OnOrder: Story = {
  args: { state: 'on-order' },
  parameters: {
    texts: {
      el: { label: 'Κατόπιν παραγγελίας, 5–7 ημέρες' },
      en: { label: 'To order, 5–7 days' },
    },
  },
}

export const Out: Story = {
  args: { state: 'out' },
  parameters: { texts: { el: { label: 'Μη διαθέσιμο' }, en: { label: 'Not available' } } },
}

export const ForcedColours: Story = { ...Low }

export const LongText: Story = {
  parameters: longText((say) => ({ label: say.label })),
}
