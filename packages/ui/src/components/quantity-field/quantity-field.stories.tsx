import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { QuantityField } from '../../index.js'
import { texts } from '../../stories/sample-texts.js'

const labels = (locale: 'el' | 'en') => ({
  label: texts[locale].quantity,
  decreaseLabel: texts[locale].decrease,
  increaseLabel: texts[locale].increase,
})

const meta: Meta<typeof QuantityField> = {
  title: 'Forms/QuantityField',
  component: QuantityField,
  parameters: {
    guide: {
      use: 'How many pieces, with buttons for fewer and more; works without scripts in a cart.',
      avoid: 'Measures: NumberField.',
      keyboard: {
        'Arrow up, arrow down': 'raise and lower the number',
        'Enter, Space on a button': 'one fewer, one more',
      },
    },
    texts: { el: labels('el'), en: labels('en') },
  },
}

export default meta
type Story = StoryObj<typeof QuantityField>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [decrease, increase] = canvas.getAllByRole('button')
    if (!decrease || !increase) throw new Error('A button is missing.')
    await userEvent.click(increase)
    await expect(canvas.getByRole('spinbutton')).toHaveValue(2)
    await expect(decrease).toBeEnabled()
  },
}

export const Playground: Story = { args: { defaultValue: 2, min: 1, max: 10, isDisabled: false } }

export const AtMaximum: Story = { args: { defaultValue: 3, max: 3 } }

export const Invalid: Story = { args: { defaultValue: 0, isInvalid: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }
