import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LayoutSwitch } from '../../index.js'
import type { ListLayout } from '../../index.js'

const meta: Meta<typeof LayoutSwitch> = {
  title: 'Lists/LayoutSwitch',
  component: LayoutSwitch,
  args: {
    layout: 'grid',
    hrefs: { grid: '#grid', list: '#list' },
    onLayout: fn<(layout: ListLayout) => void>(),
  },
  parameters: {
    guide: {
      use: 'Grid or list, above a list of products.',
      avoid: 'Other choices of one: RadioGroup.',
      keyboard: { Enter: 'follows the link' },
    },
    words: {
      el: { label: 'Προβολή', labels: { grid: 'Πλέγμα', list: 'Λίστα' } },
      en: { label: 'View', labels: { grid: 'Grid', list: 'List' } },
    },
  },
}

export default meta
type Story = StoryObj<typeof LayoutSwitch>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const [, list] = within(canvasElement).getAllByRole('link')
    await userEvent.click(list!)
    await expect(args.onLayout).toHaveBeenCalledWith('list')
  },
}

export const List: Story = { args: { layout: 'list' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }
