import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SortSelect } from '../../index.js'

const meta: Meta<typeof SortSelect> = {
  title: 'Lists/SortSelect',
  component: SortSelect,
  args: { value: 'relevance', onSort: fn<(value: string) => void>() },
  parameters: {
    words: {
      el: {
        label: 'Ταξινόμηση',
        submitLabel: 'Ταξινόμηση',
        options: [
          { value: 'relevance', label: 'Συνάφεια' },
          { value: 'price', label: 'Τιμή, αύξουσα' },
          { value: 'newest', label: 'Νεότερα' },
        ],
      },
      en: {
        label: 'Sort by',
        submitLabel: 'Sort',
        options: [
          { value: 'relevance', label: 'Relevance' },
          { value: 'price', label: 'Price, low to high' },
          { value: 'newest', label: 'Newest' },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof SortSelect>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'price')
    await expect(args.onSort).toHaveBeenCalledWith('price')
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
