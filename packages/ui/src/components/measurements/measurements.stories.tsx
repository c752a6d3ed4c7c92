import type { Meta, StoryObj } from '@storybook/react-vite'
import { Measurements } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const items = (labels: readonly [string, string, string, string], thousand: string) => [
  { kind: 'width' as const, label: labels[0], value: '32 cm' },
  { kind: 'length' as const, label: labels[1], value: '32 cm' },
  { kind: 'height' as const, label: labels[2], value: '58 cm' },
  { kind: 'weight' as const, label: labels[3], value: `12${thousand}400 g` },
]

const meta: Meta<typeof Measurements> = {
  title: 'Product/Measurements',
  component: Measurements,
  parameters: {
    guide: {
      use: 'Width, length, height and weight, each with a drawing of the edge.',
      avoid: 'Other facts: DescriptionList.',
    },
    texts: {
      el: { items: items(['Πλάτος', 'Μήκος', 'Ύψος', 'Βάρος'], '.') },
      en: { items: items(['Width', 'Length', 'Height', 'Weight'], ',') },
    },
  },
}

export default meta
type Story = StoryObj<typeof Measurements>

export const Default: Story = {}

export const Playground: Story = {}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({
    items: [{ kind: 'width', label: say.name, value: '1.234,5 cm' }],
  })),
}
