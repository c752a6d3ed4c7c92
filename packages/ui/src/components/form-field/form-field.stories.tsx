import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField, TextInput } from '../../index.js'
import { texts } from '../../stories/sample-texts.js'
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
    texts: { el: { label: texts.el.email }, en: { label: texts.en.email } },
  },
}

export default meta
type Story = StoryObj<typeof FormField>

export const Default: Story = { args: { isRequired: true } }

export const Playground: Story = { args: { isRequired: true, hint: '', error: '' } }

export const WithHint: Story = {
  parameters: {
    texts: {
      el: { label: texts.el.email, hint: texts.el.emailHint },
      en: { label: texts.en.email, hint: texts.en.emailHint },
    },
  },
}

export const Optional: Story = {
  parameters: {
    texts: {
      el: { label: texts.el.email, optionalLabel: texts.el.optional },
      en: { label: texts.en.email, optionalLabel: texts.en.optional },
    },
  },
}

export const Invalid: Story = {
  args: { children: <TextInput name="email" type="email" defaultValue="maria@" /> },
  parameters: {
    texts: {
      el: { label: texts.el.email, hint: texts.el.emailHint, error: texts.el.emailError },
      en: { label: texts.en.email, hint: texts.en.emailHint, error: texts.en.emailError },
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
