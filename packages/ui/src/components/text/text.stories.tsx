import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack, Text } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Text> = {
  title: 'Base/Text',
  component: Text,
  parameters: {
    guide: { use: 'Running text in the sizes and tones of the kit.', avoid: 'Titles: Heading.' },
    texts: {
      el: { children: 'Κάθε φιάλη ελέγχεται στα 30 bar πριν φύγει από την αποθήκη.' },
      en: { children: 'Every cylinder is tested at 30 bar before it leaves the warehouse.' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Text>

export const Default: Story = {}

export const Playground: Story = {
  args: { size: 'large', tone: 'soft', weight: 'strong', hasReadingWidth: true },
}

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack gap="xs">
      <Text size="large">{children}</Text>
      <Text size="base">{children}</Text>
      <Text size="small">{children}</Text>
      <Text size="tiny">{children}</Text>
    </Stack>
  ),
}

export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap="xs">
      <Text tone="ink">{children}</Text>
      <Text tone="soft">{children}</Text>
      <Text tone="primary">{children}</Text>
      <Text tone="danger">{children}</Text>
      <Text tone="success">{children}</Text>
      <Text tone="warning">{children}</Text>
    </Stack>
  ),
}

export const Dark: Story = { ...Tones, parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Tones }

export const LongText: Story = {
  parameters: longText((say) => ({ children: say.sentence })),
}
