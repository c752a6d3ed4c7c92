import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CategoryTree } from '../../index.js'
import { sampleMenu } from '../../stories/sample-menu.js'
import { storyLocale } from '../../stories/sample-texts.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof CategoryTree> = {
  title: 'Shell/CategoryTree',
  component: CategoryTree,
  parameters: {
    guide: {
      use: 'All categories in the mobile menu, opening level by level without scripts.',
      avoid: 'Wide screens: MegaMenu.',
      keyboard: { 'Enter, Space': 'open and close a level', Tab: 'from entry to entry' },
    },
    texts: {
      el: {
        label: 'Κατηγορίες',
        items: sampleMenu.el,
        allLabel: (label: string) => `Όλα: ${label}`,
      },
      en: {
        label: 'Categories',
        items: sampleMenu.en,
        allLabel: (label: string) => `All: ${label}`,
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof CategoryTree>

export const Default: Story = {}

export const Playground: Story = {}

export const Opened: Story = {
  play: async ({ canvasElement, globals }) => {
    const [first] = sampleMenu[storyLocale(globals)]
    await userEvent.click(within(canvasElement).getByText(first?.label ?? ''))
    const child = first?.children?.[0]?.label ?? ''
    await expect(within(canvasElement).getByText(child)).toBeVisible()
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Opened }

export const LongText: Story = {
  parameters: longText((say) => ({
    items: [
      {
        id: 'one',
        label: say.label,
        href: '#one',
        children: [{ id: 'two', label: say.name, href: '#two' }],
      },
    ],
  })),
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary')
    if (!summary) throw new Error('There is nothing to open.')
    await userEvent.click(summary)
  },
}
