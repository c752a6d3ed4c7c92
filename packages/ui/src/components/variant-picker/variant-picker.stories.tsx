import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { VariantPicker } from '../../index.js'
import type { VariantOption } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const options = (thread: string, colour: string, colours: readonly string[]): VariantOption[] => [
  {
    name: 'thread',
    label: thread,
    values: [
      { value: '1', label: 'G 1/4″ L', href: '#1', isChosen: true },
      { value: '2', label: 'G 3/8″ L', href: '#2' },
      { value: '3', label: 'G 1/2″', href: '#3', isUnavailable: true },
    ],
  },
  {
    name: 'colour',
    label: colour,
    values: colours.map((label, index) => ({
      value: label,
      label,
      href: `#${label}`,
      isChosen: index === 0,
      color: ['#e8762a', '#1a1a1a', '#f5f6f8'][index],
    })),
  },
]

const meta: Meta<typeof VariantPicker> = {
  title: 'Product/VariantPicker',
  component: VariantPicker,
  parameters: {
    guide: {
      use: 'The variants of a product: labelled buttons, colours as swatches with their name.',
      avoid: 'Filters: FacetGroup. Choices in a form: RadioGroup.',
      keyboard: { Tab: 'from value to value', Enter: 'shows the variant' },
    },
    texts: {
      el: {
        unavailableLabel: 'δεν υπάρχει σε αυτόν τον συνδυασμό',
        options: options('Σπείρωμα', 'Χρώμα', ['Πορτοκαλί', 'Μαύρο', 'Λευκό']),
      },
      en: {
        unavailableLabel: 'not available in this combination',
        options: options('Thread', 'Colour', ['Orange', 'Black', 'White']),
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof VariantPicker>

export const Default: Story = {}

export const Playground: Story = {}

export const RadioButtons: Story = {
  args: {
    options: [
      {
        name: 'capacity',
        label: 'kg',
        values: ['3', '5', '10'].map((value) => ({ value, label: `${value} kg` })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const [, second] = within(canvasElement).getAllByRole('radio')
    if (!second) throw new Error('A value is missing.')
    await userEvent.click(second)
    await expect(second).toBeChecked()
  },
}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({
    options: [
      {
        name: 'one',
        label: say.label,
        values: [
          { value: '1', label: say.name, href: '#1', isChosen: true },
          { value: '2', label: say.label, href: '#2', isUnavailable: true },
        ],
      },
    ],
  })),
}
