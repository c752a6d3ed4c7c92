import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ErrorSummary, FormField, Stack, TextInput } from '../../index.js'
import { storyLocale, texts } from '../../stories/sample-texts.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof ErrorSummary> = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  render: (args, { globals }) => {
    const { email, emailError } = texts[storyLocale(globals)]
    return (
      <Stack>
        <ErrorSummary {...args} />
        <FormField id="email" label={email} error={emailError} isRequired>
          <TextInput type="email" />
        </FormField>
      </Stack>
    )
  },
  parameters: {
    guide: {
      use: 'Above a rejected form: its errors, each linked to its field.',
      avoid: 'One field alone: its own error is enough.',
      keyboard: { Tab: 'from fault to fault', Enter: 'moves the focus to the field' },
    },
    texts: {
      el: {
        title: 'Διορθώστε ένα πεδίο για να συνεχίσετε',
        errors: [{ fieldId: 'email', message: texts.el.emailError }],
      },
      en: {
        title: 'Correct one field to go on',
        errors: [{ fieldId: 'email', message: texts.en.emailError }],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof ErrorSummary>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link'))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Playground: Story = {}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({
    title: say.label,
    errors: [{ fieldId: 'email', message: say.sentence }],
  })),
}
