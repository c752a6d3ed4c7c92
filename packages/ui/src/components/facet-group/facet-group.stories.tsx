import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FacetGroup } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const brands = [
  'Aeris',
  'Petra',
  'Meltemi',
  'Thermi',
  'Nordgas',
  'Valtek',
  'Kyma',
  'Doron',
  'Orion',
  'Lyra',
]

const values = brands.map((label, index) => ({
  value: label.toLowerCase(),
  label,
  count: 42 - 4 * index,
  isChosen: index === 1,
}))

const meta: Meta<typeof FacetGroup> = {
  title: 'Lists/FacetGroup',
  component: FacetGroup,
  args: { name: 'brand', values },
  parameters: {
    guide: {
      use: 'One property by which a list can be narrowed, with the count each value would leave.',
      avoid: 'A range of prices: PriceRangeField.',
      keyboard: { Space: 'ticks a value', 'Enter on the title': 'opens and closes the group' },
    },
    texts: {
      el: { label: 'Μάρκα', moreLabel: (count: number) => `Εμφάνιση ${count} ακόμη` },
      en: { label: 'Brand', moreLabel: (count: number) => `Show ${count} more` },
    },
  },
}

export default meta
type Story = StoryObj<typeof FacetGroup>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Aeris (42)' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}

export const Playground: Story = {}

export const ShowsMore: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const more = canvasElement.querySelector<HTMLElement>('[data-part="more"] > summary')
    if (!more) throw new Error('The link to more values is missing.')
    await userEvent.click(more)
    await expect(canvas.getByRole('checkbox', { name: 'Lyra (6)' })).toBeVisible()
  },
}

export const Closed: Story = { args: { open: false } }

export const Few: Story = { args: { values: values.slice(0, 3) } }

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...ShowsMore }

export const LongText: Story = {
  parameters: longText((say) => ({
    label: say.label,
    values: [{ value: 'one', label: say.name, count: 1234, isChosen: true }],
  })),
}

export const LargeText: Story = { ...Default, parameters: { ...Default.parameters, textScale: 2 } }
