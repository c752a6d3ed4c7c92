import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Stack } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Badge> = {
  title: 'Base/Badge',
  component: Badge,
  parameters: {
    guide: {
      use: 'A short label on an item: new, offer, last pieces.',
      avoid: 'Clickable labels (Chip), or more than three words (Alert).',
    },
    texts: { el: { children: 'Προσφορά' }, en: { children: 'Offer' } },
  },
}

export default meta
type Story = StoryObj<typeof Badge>

export const Default: Story = {}

export const Playground: Story = { args: { tone: 'primary' } }

export const Tones: Story = {
  render: ({ children }) => (
    <Stack direction="row" gap="xs">
      <Badge tone="neutral">{children}</Badge>
      <Badge tone="primary">{children}</Badge>
      <Badge tone="danger">{children}</Badge>
      <Badge tone="success">{children}</Badge>
      <Badge tone="warning">{children}</Badge>
    </Stack>
  ),
}

export const Dark: Story = { ...Tones, parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Tones }

export const LongText: Story = {
  parameters: longText((say) => ({ children: say.label })),
}
