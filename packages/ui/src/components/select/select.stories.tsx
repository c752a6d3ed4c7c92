import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField, Select } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Select> = {
  title: 'Forms/Select',
  component: Select,
  render: (args, { globals }) => (
    <FormField label={globals['locale'] === 'en' ? 'Region' : 'Περιφέρεια'}>
      <Select {...args} />
    </FormField>
  ),
  parameters: {
    guide: {
      use: 'One of many choices, as the browser lists them.',
      avoid: 'Up to seven: RadioGroup. Hundreds: Combobox.',
      keyboard: { 'Space, Arrow down': 'open the list', Characters: 'jump to a choice' },
    },
    texts: {
      el: {
        emptyLabel: 'Επιλέξτε περιφέρεια',
        options: [
          { value: 'I', label: 'Αττική' },
          { value: 'B', label: 'Κεντρική Μακεδονία' },
          { value: 'M', label: 'Κρήτη' },
        ],
      },
      en: {
        emptyLabel: 'Choose a region',
        options: [
          { value: 'I', label: 'Attica' },
          { value: 'B', label: 'Central Macedonia' },
          { value: 'M', label: 'Crete' },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Select>

export const Default: Story = {}

export const Playground: Story = { args: { disabled: false, defaultValue: 'B' } }

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ emptyLabel: say.sentence })),
}
