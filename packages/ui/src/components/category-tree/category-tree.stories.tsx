import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CategoryTree } from '../../index.js'
import { sampleMenu } from '../../stories/sample-menu.js'
import { storyLocale } from '../../stories/sample-words.js'

const meta: Meta<typeof CategoryTree> = {
  title: 'Shell/CategoryTree',
  component: CategoryTree,
  parameters: {
    words: {
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

export const Opened: Story = {
  play: async ({ canvasElement, globals }) => {
    const [first] = sampleMenu[storyLocale(globals)]
    await userEvent.click(within(canvasElement).getByText(first?.label ?? ''))
    const child = first?.children?.[0]?.label ?? ''
    await expect(within(canvasElement).getByText(child)).toBeVisible()
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
