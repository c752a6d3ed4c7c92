import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from '../../index.js'
import type { Step } from '../../index.js'

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

export const Default: Story = {}

export const Dark: Story = { parameters: { scheme: 'dark' } }
