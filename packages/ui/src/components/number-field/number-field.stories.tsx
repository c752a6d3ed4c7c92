import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField, NumberField } from '../../index.js'
import { storyLocale } from '../../stories/sample-words.js'

const labels = { el: 'Διάμετρος δεξαμενής (cm)', en: 'Diameter of the tank (cm)' }

const meta: Meta<typeof NumberField> = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { unit: 'cm' },
  render: (args, { globals }) => (
    <FormField label={labels[storyLocale(globals)]}>
      <NumberField {...args} />
    </FormField>
  ),
}

export default meta
type Story = StoryObj<typeof NumberField>

export const Default: Story = {}

export const Playground: Story = { args: { min: 10, max: 90, step: 1, defaultValue: 60 } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 60 } }

export const RightToLeft: Story = { args: { defaultValue: 60 }, parameters: { direction: 'rtl' } }
