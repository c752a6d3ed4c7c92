import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField, TextArea, TextInput } from '../../index.js'

const labels = { el: 'Ονοματεπώνυμο', en: 'Full name' }
const notes = { el: 'Σημειώσεις για τον μεταφορέα', en: 'Notes for the courier' }

const meta: Meta<typeof TextInput> = {
  title: 'Forms/TextInput',
  component: TextInput,
  render: (args, { globals }) => (
    <FormField label={globals['locale'] === 'en' ? labels.en : labels.el}>
      <TextInput {...args} />
    </FormField>
  ),
}

export default meta
type Story = StoryObj<typeof TextInput>

export const Default: Story = { args: { autoComplete: 'name' } }

export const Playground: Story = { args: { type: 'text', placeholder: 'Maria', disabled: false } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Maria' } }

export const SeveralLines: Story = {
  render: (_args, { globals }) => (
    <FormField label={globals['locale'] === 'en' ? notes.en : notes.el}>
      <TextArea name="notes" />
    </FormField>
  ),
}
