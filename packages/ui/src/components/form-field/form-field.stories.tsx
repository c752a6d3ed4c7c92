import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField, TextInput } from '../../index.js'
import { words } from '../../stories/sample-words.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof FormField> = {
  title: 'Forms/FormField',
  component: FormField,
  args: { children: <TextInput name="email" type="email" autoComplete="email" /> },
  parameters: {
    guide: {
      use: 'Around every text, number, list or date: label, hint and error tied to the control.',
      avoid: 'Ticks and switches: they bring their own label.',
      keyboard: { Tab: 'into the control; hint and error are read with it' },
    },
    words: { el: { label: words.el.email }, en: { label: words.en.email } },
  },
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

export const ForcedColours: Story = { ...Invalid }

export const LongText: Story = {
  parameters: longText((say) => ({ label: say.label, hint: say.sentence, error: say.sentence })),
}

export const LargeText: Story = { ...Invalid, parameters: { ...Invalid.parameters, textScale: 2 } }
