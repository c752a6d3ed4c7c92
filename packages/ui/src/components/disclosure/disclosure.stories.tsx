import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Disclosure } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Disclosure> = {
  title: 'Base/Disclosure',
  component: Disclosure,
  parameters: {
    guide: {
      use: 'A detail that most readers skip: instalments, the delivery’s small print.',
      avoid: 'Several of them in a row: Accordion.',
      keyboard: { 'Enter, Space': 'open and close it' },
    },
    texts: {
      el: {
        title: 'Έως 6 άτοκες δόσεις',
        children: '6 δόσεις των 18,65 € με πιστωτική κάρτα, από 100 € και πάνω.',
      },
      en: {
        title: 'Up to 6 interest-free instalments',
        children: '6 instalments of €18.65 with a credit card, from €100.',
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Disclosure>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    const summary = group.querySelector('summary')
    if (!summary) throw new Error('The summary is missing.')
    await userEvent.click(summary)
    await expect(group).toHaveAttribute('open')
  },
}

export const Playground: Story = { args: { variant: 'plain' } }

export const Open: Story = { args: { open: true } }

export const ForcedColours: Story = { ...Open }

export const LongText: Story = {
  parameters: longText((say) => ({ title: say.label, children: say.sentence })),
}
