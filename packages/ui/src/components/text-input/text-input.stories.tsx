import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField, TextArea, TextInput } from '../../index.js'
import { longWords } from '../../stories/long-words.js'
import { fixed } from '../../stories/fixed.js'

const labels = { el: 'Ονοματεπώνυμο', en: 'Full name' }
const notes = { el: 'Σημειώσεις για τον μεταφορέα', en: 'Notes for the courier' }
const errors = { el: 'Το πολύ 200 χαρακτήρες.', en: '200 characters at most.' }

const meta: Meta<typeof TextInput> = {
  title: 'Forms/TextInput',
  component: TextInput,
  render: (args, { globals }) => (
    <FormField label={globals['locale'] === 'en' ? labels.en : labels.el}>
      <TextInput {...args} />
    </FormField>
  ),
  parameters: {
    guide: {
      use: 'A line or several lines of free text.',
      avoid: 'A number (NumberField), a phone (PhoneField), a day (DatePicker).',
      keyboard: { Tab: 'into and out of the field' },
    },
  },
}

export default meta
type Story = StoryObj<typeof TextInput>

export const Default: Story = { args: { autoComplete: 'name' } }

export const Playground: Story = { args: { type: 'text', placeholder: 'Maria', disabled: false } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Maria' } }

export const SeveralLines: Story = {
  parameters: fixed,
  render: (_args, { globals }) => (
    <FormField label={globals['locale'] === 'en' ? notes.en : notes.el}>
      <TextArea name="notes" />
    </FormField>
  ),
}

export const Invalid: Story = {
  parameters: fixed,
  render: (_args, { globals }) => (
    <FormField
      label={globals['locale'] === 'en' ? notes.en : notes.el}
      error={globals['locale'] === 'en' ? errors.en : errors.el}
    >
      <TextArea name="notes" defaultValue="Maria" />
    </FormField>
  ),
}

export const ForcedColours: Story = { ...Default }

export const LongText: Story = { args: { defaultValue: longWords.el.sentence } }
