import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof SearchField> = {
  title: 'Search/SearchField',
  component: SearchField,
  args: { action: '#products' },
  parameters: {
    guide: {
      use: 'A search without suggestions; what SearchCombobox is without scripts.',
      avoid: 'Filters inside a list: TextInput.',
      keyboard: { Enter: 'searches' },
    },
    texts: {
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

export const Playground: Story = {}

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

export const ForcedColours: Story = { ...WithTerm }

export const LongText: Story = {
  parameters: longText((say) => ({ label: say.label, defaultValue: say.label })),
}
