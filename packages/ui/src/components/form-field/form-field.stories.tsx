import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField, TextInput } from '../../index.js'
import { words } from '../../stories/sample-words.js'

const meta: Meta<typeof FormField> = {
  title: 'Forms/FormField',
  component: FormField,
  args: { children: <TextInput name="email" type="email" autoComplete="email" /> },
  parameters: { words: { el: { label: words.el.email }, en: { label: words.en.email } } },
}

export default meta
type Story = StoryObj<typeof FormField>

export const Default: Story = { args: { isRequired: true } }

export const Playground: Story = { args: { isRequired: true, hint: '', error: '' } }

export const WithHint: Story = {
  parameters: {
    words: {
      el: { label: words.el.email, hint: words.el.emailHint },
      en: { label: words.en.email, hint: words.en.emailHint },
    },
  },
}

export const Optional: Story = {
  parameters: {
    words: {
      el: { label: words.el.email, optionalLabel: words.el.optional },
      en: { label: words.en.email, optionalLabel: words.en.optional },
    },
  },
}

export const Invalid: Story = {
  args: { children: <TextInput name="email" type="email" defaultValue="maria@" /> },
  parameters: {
    words: {
      el: { label: words.el.email, hint: words.el.emailHint, error: words.el.emailError },
      en: { label: words.en.email, hint: words.en.emailHint, error: words.en.emailError },
    },
  },
}

export const Dark: Story = { ...Invalid, parameters: { ...Invalid.parameters, scheme: 'dark' } }

export const RightToLeft: Story = {
  ...Invalid,
  parameters: { ...Invalid.parameters, direction: 'rtl' },
}
