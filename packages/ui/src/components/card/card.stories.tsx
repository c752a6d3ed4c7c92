import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, Stack } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Card> = {
  title: 'Base/Card',
  component: Card,
  parameters: {
    guide: {
      use: 'A surface that groups content.',
      avoid: 'A product (ProductCard), or a message (Alert).',
    },
    texts: {
      el: { children: 'Δωρεάν αποστολή για παραγγελίες άνω των 50 €.' },
      en: { children: 'Free shipping for orders above €50.' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Card>

export const Default: Story = {}

export const Playground: Story = { args: { surface: 'soft', padding: 'md' } }

export const Surfaces: Story = {
  render: ({ children }) => (
    <Stack>
      <Card surface="plain">{children}</Card>
      <Card surface="soft">{children}</Card>
      <Card surface="float">{children}</Card>
    </Stack>
  ),
}

export const Dark: Story = { ...Surfaces, parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Surfaces }

export const LongText: Story = {
  parameters: longText((say) => ({ children: say.sentence })),
}
