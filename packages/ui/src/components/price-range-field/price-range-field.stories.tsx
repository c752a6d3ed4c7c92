import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PriceRangeField } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof PriceRangeField> = {
  title: 'Lists/PriceRangeField',
  component: PriceRangeField,
  args: { lowest: 4, highest: 1290, unit: '€' },
  parameters: {
    guide: {
      use: 'From and to in whole units of the currency, in the filters of a list.',
      avoid: 'Other ranges: two NumberFields.',
      keyboard: {
        'Arrow up, arrow down': 'raise and lower the number',
        Enter: 'applies the range',
      },
    },
    texts: {
      el: { label: 'Τιμή', fromLabel: 'Από', toLabel: 'Έως', applyLabel: 'Εφαρμογή' },
      en: { label: 'Price', fromLabel: 'From', toLabel: 'To', applyLabel: 'Apply' },
    },
  },
}

export default meta
type Story = StoryObj<typeof PriceRangeField>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [from] = within(canvasElement).getAllByRole('spinbutton')
    if (!from) throw new Error('The lower bound is missing.')
    await userEvent.type(from, '20')
    await expect(from).toHaveValue(20)
  },
}

export const Playground: Story = {}

export const Chosen: Story = { args: { from: 20, to: 150 } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Chosen }

export const LongText: Story = {
  parameters: longText((say) => ({
    label: say.label,
    fromLabel: say.name,
    toLabel: say.name,
    applyLabel: say.name,
  })),
}
