import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ViewToggle } from '../../index.js'
import type { ListLayout } from '../../index.js'

const meta: Meta<typeof ViewToggle> = {
  title: 'Lists/ViewToggle',
  component: ViewToggle,
  args: {
    layout: 'grid',
    hrefs: { grid: '#grid', list: '#list' },
    onLayoutChange: fn<(layout: ListLayout) => void>(),
  },
  parameters: {
    guide: {
      use: 'Grid or list, above a list of products.',
      avoid: 'Other choices of one: RadioGroup.',
      keyboard: { Enter: 'follows the link' },
    },
    texts: {
      el: { label: 'Προβολή', labels: { grid: 'Πλέγμα', list: 'Λίστα' } },
      en: { label: 'View', labels: { grid: 'Grid', list: 'List' } },
    },
  },
}

export default meta
type Story = StoryObj<typeof ViewToggle>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const [, list] = within(canvasElement).getAllByRole('link')
    await userEvent.click(list!)
    await expect(args.onLayoutChange).toHaveBeenCalledWith('list')
  },
}

export const Playground: Story = {}

export const List: Story = { args: { layout: 'list' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }
