import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField, NumberField } from '../../index.js'
import { storyLocale } from '../../stories/sample-texts.js'

const labels = { el: 'Διάμετρος δεξαμενής (cm)', en: 'Diameter of the tank (cm)' }
const errors = { el: 'Το πολύ 90 cm.', en: '90 cm at most.' }

const meta: Meta<typeof NumberField> = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { unit: 'cm' },
  render: (args, { globals }) => (
    <FormField label={labels[storyLocale(globals)]}>
      <NumberField {...args} />
    </FormField>
  ),
  parameters: {
    guide: {
      use: 'A measure with its unit.',
      avoid: 'Pieces of a product: QuantityField. Codes and phone numbers: TextInput, PhoneField.',
      keyboard: { 'Arrow up, arrow down': 'raise and lower the number' },
    },
  },
}

export default meta
type Story = StoryObj<typeof NumberField>

export const Default: Story = {}

export const Playground: Story = { args: { min: 10, max: 90, step: 1, defaultValue: 60 } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 60 } }

export const Invalid: Story = {
  args: { defaultValue: 132.5 },
  render: (args, { globals }) => {
    const locale = storyLocale(globals)
    return (
      <FormField label={labels[locale]} error={errors[locale]}>
        <NumberField {...args} />
      </FormField>
    )
  },
}

export const RightToLeft: Story = { args: { defaultValue: 60 }, parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }
