import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip, Stack } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Chip> = {
  title: 'Actions/Chip',
  component: Chip,
  args: { href: '#list' },
  parameters: {
    guide: {
      use: 'A term to try, or a filter to take away: a small link.',
      avoid: 'Marks that do nothing (Badge) and actions (Button).',
      keyboard: { Enter: 'follows the link' },
    },
    texts: { el: { children: 'πολυβαλβίδα' }, en: { children: 'multivalve' } },
  },
}

export default meta
type Story = StoryObj<typeof Chip>

export const Default: Story = {}

export const Playground: Story = { args: { isRemovable: false } }

export const Removable: Story = {
  args: { isRemovable: true },
  parameters: {
    texts: {
      el: { children: 'Aeris', label: 'Αφαίρεση φίλτρου: Aeris' },
      en: { children: 'Aeris', label: 'Remove filter: Aeris' },
    },
  },
}

export const Several: Story = {
  render: (args) => (
    <Stack direction="row" gap="xs">
      <Chip {...args} />
      <Chip {...args}>30 mbar</Chip>
      <Chip {...args}>G 1/4″</Chip>
    </Stack>
  ),
}

export const ForcedColours: Story = { ...Several }

export const LongText: Story = {
  parameters: longText((say) => ({ children: say.label })),
}
