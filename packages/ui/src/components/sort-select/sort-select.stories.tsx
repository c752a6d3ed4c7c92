import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SortSelect } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof SortSelect> = {
  title: 'Lists/SortSelect',
  component: SortSelect,
  args: { value: 'relevance', onSort: fn<(value: string) => void>() },
  parameters: {
    guide: {
      use: 'The order of a list; a form with a button without scripts.',
      avoid: 'Filters: FacetGroup.',
      keyboard: { 'Arrow up, arrow down': 'choose the order' },
    },
    texts: {
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

export const Playground: Story = {}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({
    label: say.name,
    options: [{ value: 'relevance', label: say.label }],
  })),
}
