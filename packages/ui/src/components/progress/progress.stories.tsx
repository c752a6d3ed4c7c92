import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Progress> = {
  title: 'States/Progress',
  component: Progress,
  args: { value: 76 },
  parameters: {
    guide: {
      use: 'Progress towards a goal, such as free shipping.',
      avoid: 'Pages that load: LoadingBar.',
    },
    texts: {
      el: { label: 'Δωρεάν μεταφορικά', detail: 'απομένουν 12,00 €' },
      en: { label: 'Free shipping', detail: '€12.00 to go' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Progress>

export const Default: Story = {}

export const Playground: Story = {}

export const Unknown: Story = { args: { value: undefined } }

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ label: say.label, detail: say.name })),
}
