import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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
      use: 'Progress of a task with several pages.',
      avoid: 'Pages of a list: Pagination.',
      keyboard: { Tab: 'from step to step already done' },
    },
    texts: {
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

export const Playground: Story = {}

export const Column: Story = {
  tags: ['narrow'],
  args: { variant: 'column' },
  parameters: {
    texts: {
      el: {
        label: 'Πορεία της παραγγελίας',
        items: [
          { label: 'Παραγγελία', state: 'done', description: '22 Νοεμβρίου 2026, 10:04' },
          { label: 'Πληρωμή', state: 'done', description: '22 Νοεμβρίου 2026, 10:05' },
          {
            label: 'Συσκευασία',
            state: 'current',
            description: 'Σας γράφουμε μόλις φύγει η παραγγελία.',
          },
          { label: 'Αποστολή', state: 'upcoming' },
          { label: 'Παράδοση', state: 'upcoming' },
        ],
      },
      en: {
        label: 'How far the order is',
        items: [
          { label: 'Ordered', state: 'done', description: '22 November 2026, 10:04' },
          { label: 'Paid', state: 'done', description: '22 November 2026, 10:05' },
          {
            label: 'Packed',
            state: 'current',
            description: 'We write to you as soon as it has left.',
          },
          { label: 'Sent', state: 'upcoming' },
          { label: 'Delivered', state: 'upcoming' },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
    const tops = items.map((item) => item.getBoundingClientRect().top)
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await expect(new Set(items.map((item) => item.getBoundingClientRect().left)).size).toBe(1)
  },
}

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
