import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField, PhoneField } from '../../index.js'
import { storyLocale } from '../../stories/sample-texts.js'
import { longText } from '../../stories/long-words.js'

const labels = { el: 'Τηλέφωνο', en: 'Phone' }

const meta: Meta<typeof PhoneField> = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  render: (args, { globals }) => (
    <FormField label={labels[storyLocale(globals)]}>
      <PhoneField {...args} />
    </FormField>
  ),
  parameters: {
    guide: {
      use: 'A phone number, with the country’s code where it is needed.',
      avoid: 'Other numbers: NumberField.',
      keyboard: { Tab: 'from code to number' },
    },
  },
}

export default meta
type Story = StoryObj<typeof PhoneField>

export const Default: Story = {}

export const Playground: Story = {}

export const WithCodes: Story = {
  args: { defaultValue: '210 123 4567' },
  parameters: {
    texts: {
      el: {
        codeLabel: 'Κωδικός χώρας',
        codes: [
          { value: '+30', label: 'Ελλάδα +30' },
          { value: '+357', label: 'Κύπρος +357' },
        ],
      },
      en: {
        codeLabel: 'Country code',
        codes: [
          { value: '+30', label: 'Greece +30' },
          { value: '+357', label: 'Cyprus +357' },
        ],
      },
    },
  },
}

export const RightToLeft: Story = {
  ...WithCodes,
  parameters: { ...WithCodes.parameters, direction: 'rtl' },
}

export const ForcedColours: Story = { ...WithCodes }

export const LongText: Story = {
  parameters: longText((say) => ({
    codeLabel: say.label,
    codes: [{ value: '+30', label: say.label }],
  })),
}
