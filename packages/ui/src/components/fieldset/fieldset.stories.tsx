import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fieldset, FormField, TextInput } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const texts = {
  el: {
    legend: 'Στοιχεία επικοινωνίας',
    hint: 'Θα τα χρησιμοποιήσουμε μόνο για την παραγγελία σας.',
    children: (
      <FormField label="Τηλέφωνο" isRequired>
        <TextInput type="tel" autoComplete="tel" />
      </FormField>
    ),
  },
  en: {
    legend: 'Contact',
    hint: 'We use it for your order alone.',
    children: (
      <FormField label="Phone" isRequired>
        <TextInput type="tel" autoComplete="tel" />
      </FormField>
    ),
  },
}

const meta: Meta<typeof Fieldset> = {
  title: 'Forms/Fieldset',
  component: Fieldset,
  parameters: {
    guide: {
      use: 'Fields that belong together under one name: an address, a contact.',
      avoid: 'Choices of one kind: RadioGroup brings its own.',
    },
    texts,
  },
}

export default meta
type Story = StoryObj<typeof Fieldset>

export const Default: Story = {}

export const Playground: Story = { args: { legendSize: 'label' } }

export const Question: Story = { args: { legendSize: 'label' } }

export const Invalid: Story = {
  parameters: {
    texts: {
      el: { ...texts.el, error: 'Συμπληρώστε ένα τηλέφωνο.' },
      en: { ...texts.en, error: 'Please enter a phone number.' },
    },
  },
}

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ legend: say.label, hint: say.sentence })),
}
