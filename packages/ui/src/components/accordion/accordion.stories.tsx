import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Accordion } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Accordion> = {
  title: 'Base/Accordion',
  component: Accordion,
  parameters: {
    guide: {
      use: 'Several sections of which a reader needs one or two: delivery, returns, questions.',
      avoid:
        'A single section (Disclosure), or sections that are compared with each other (Tabs or plain headings).',
      keyboard: { 'Enter, Space': 'open and close the part', Tab: 'from title to title' },
    },
    texts: {
      el: {
        items: [
          {
            id: 'delivery',
            title: 'Παράδοση',
            content: 'Σε 1 έως 3 εργάσιμες ημέρες.',
            isOpen: true,
          },
          { id: 'returns', title: 'Επιστροφές', content: 'Μέσα σε 14 ημέρες από την παραλαβή.' },
        ],
      },
      en: {
        items: [
          {
            id: 'delivery',
            title: 'Delivery',
            content: 'Within 1 to 3 working days.',
            isOpen: true,
          },
          { id: 'returns', title: 'Returns', content: 'Within 14 days of receipt.' },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Accordion>

export const Default: Story = {}

export const Playground: Story = {}

export const Exclusive: Story = {
  args: { isExclusive: true },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('group')
    const summary = second?.querySelector('summary')
    if (!first || !summary) throw new Error('A part is missing.')
    await userEvent.click(summary)
    await expect(second).toHaveAttribute('open')
    await expect(first).not.toHaveAttribute('open')
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({
    items: [{ id: 'one', title: say.label, content: say.sentence, isOpen: true }],
  })),
}
