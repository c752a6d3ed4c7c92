import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FormField, RadioGroup, TextInput } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const delivery = {
  el: {
    legend: 'Τρόπος παράδοσης',
    options: [
      {
        value: 'courier',
        label: 'Courier',
        description: '1–3 εργάσιμες ημέρες',
        endContent: '4,90 €',
      },
      {
        value: 'pickup',
        label: 'Παραλαβή από το κατάστημα',
        description: 'Σήμερα έως 17:00',
        endContent: 'Δωρεάν',
      },
      {
        value: 'freight',
        label: 'Μεταφορική',
        description: 'Δεν είναι διαθέσιμη στα νησιά',
        isDisabled: true,
      },
    ],
  },
  en: {
    legend: 'Delivery',
    options: [
      { value: 'courier', label: 'Courier', description: '1–3 working days', endContent: '€4.90' },
      {
        value: 'pickup',
        label: 'Pick-up at the shop',
        description: 'Today until 17:00',
        endContent: 'Free',
      },
      {
        value: 'freight',
        label: 'Freight',
        description: 'Not available on islands',
        isDisabled: true,
      },
    ],
  },
}

const length = {
  el: {
    legend: 'Μήκος',
    options: ['0,8 m', '1,5 m', '3 m'].map((label) => ({ value: label, label })),
  },
  en: {
    legend: 'Length',
    options: ['0.8 m', '1.5 m', '3 m'].map((label) => ({ value: label, label })),
  },
}

const payment = {
  el: {
    legend: 'Τρόπος πληρωμής',
    options: [
      {
        value: 'card',
        label: 'Κάρτα',
        description: 'Visa, Mastercard',
        details: (
          <FormField label="Δόσεις">
            <TextInput name="parts" defaultValue="3" />
          </FormField>
        ),
      },
      {
        value: 'transfer',
        label: 'Τραπεζική κατάθεση',
        details: 'Το IBAN θα είναι στην επιβεβαίωση της παραγγελίας.',
      },
    ],
  },
  en: {
    legend: 'Payment',
    options: [
      {
        value: 'card',
        label: 'Card',
        description: 'Visa, Mastercard',
        details: (
          <FormField label="Parts">
            <TextInput name="parts" defaultValue="3" />
          </FormField>
        ),
      },
      {
        value: 'transfer',
        label: 'Bank transfer',
        details: 'You find the IBAN in the confirmation of your order.',
      },
    ],
  },
}

const meta: Meta<typeof RadioGroup> = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { name: 'choice' },
  parameters: {
    guide: {
      use: 'One of up to about seven choices that are worth seeing at once.',
      avoid: 'Many choices: Select or Combobox. Yes or no: Checkbox.',
      keyboard: { 'Arrow keys': 'choose the one before and after', Space: 'chooses' },
    },
    texts: delivery,
  },
}

export default meta
type Story = StoryObj<typeof RadioGroup>

export const Default: Story = { args: { defaultValue: 'courier' } }

export const Playground: Story = { args: { variant: 'cards', isRequired: true } }

export const Cards: Story = {
  args: { variant: 'cards', defaultValue: 'courier' },
  play: async ({ canvasElement }) => {
    const [, pickup] = within(canvasElement).getAllByRole('radio')
    if (!pickup) throw new Error('The second choice is missing.')
    await userEvent.click(pickup)
    await expect(pickup).toBeChecked()
  },
}

/** A choice's details are visible while it is selected, without scripts as well. */
export const Details: Story = {
  args: { variant: 'cards', defaultValue: 'transfer' },
  parameters: { texts: payment },
  play: async ({ canvasElement }) => {
    const [card] = within(canvasElement).getAllByRole('radio')
    if (!card) throw new Error('The first choice is missing.')
    const parts = canvasElement.querySelector('input[name="parts"]')
    await expect(parts).not.toBeVisible()
    await userEvent.click(card)
    await expect(parts).toBeVisible()
  },
}

export const Buttons: Story = { args: { variant: 'buttons' }, parameters: { texts: length } }

export const Invalid: Story = {
  args: { variant: 'cards' },
  parameters: {
    texts: {
      el: { ...delivery.el, error: 'Επιλέξτε τρόπο παράδοσης.' },
      en: { ...delivery.en, error: 'Please choose a delivery.' },
    },
  },
}

export const Dark: Story = { ...Cards, parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Cards }

export const LongText: Story = {
  parameters: longText((say) => ({
    legend: say.label,
    options: [
      { value: 'a', label: say.name, description: say.sentence, endContent: '12,40 €' },
      { value: 'b', label: say.word },
    ],
  })),
}
