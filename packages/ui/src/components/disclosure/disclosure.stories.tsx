import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Disclosure } from '../../index.js'

const meta: Meta<typeof Disclosure> = {
  title: 'Base/Disclosure',
  component: Disclosure,
  parameters: {
    words: {
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
