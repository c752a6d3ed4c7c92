import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField } from '../../index.js'

const meta: Meta<typeof SearchField> = {
  title: 'Search/SearchField',
  component: SearchField,
  args: { action: '#products' },
  parameters: {
    words: {
      el: {
        label: 'Αναζήτηση προϊόντων',
        submitLabel: 'Αναζήτηση',
        examples: ['κιτ', 'πολυβαλβίδα', 'δεξαμενή', 'φίλτρο'],
      },
      en: {
        label: 'Search products',
        submitLabel: 'Search',
        examples: ['kit', 'multivalve', 'tank', 'filter'],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof SearchField>

export const Default: Story = {}

export const WithTerm: Story = { args: { defaultValue: 'multivalve' } }

export const Searches: Story = {
  args: { onSearch: fn<(term: string) => void>() },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox')
    await userEvent.type(field, '  hose {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('hose')
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
