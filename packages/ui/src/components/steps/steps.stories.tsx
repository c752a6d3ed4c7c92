import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from '../../index.js'
import type { Step } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const steps = (labels: readonly string[]): Step[] =>
  labels.map((label, index) => ({
    label,
    state: index === 0 ? 'done' : index === 1 ? 'current' : 'upcoming',
    href: `#${index}`,
  }))

const meta: Meta<typeof Steps> = {
  title: 'Navigation/Steps',
  component: Steps,
  parameters: {
    guide: {
      use: 'Where one stands in a task of several pages.',
      avoid: 'Pages of a list: Pagination.',
      keyboard: { Tab: 'from step to step already done' },
    },
    words: {
      el: {
        label: 'Βήματα παραγγελίας',
        doneLabel: 'ολοκληρώθηκε',
        items: steps(['Στοιχεία', 'Παράδοση', 'Πληρωμή', 'Έλεγχος']),
      },
      en: {
        label: 'Steps of the order',
        doneLabel: 'done',
        items: steps(['Contact', 'Delivery', 'Payment', 'Review']),
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Steps>

export const Default: Story = { tags: ['both-widths'] }

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({
    items: [
      { label: say.label, state: 'done', href: '#1' },
      { label: say.name, state: 'current' },
    ],
  })),
}

export const LargeText: Story = { ...Default, parameters: { ...Default.parameters, textScale: 2 } }
