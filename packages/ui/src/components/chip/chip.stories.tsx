import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip, Stack } from '../../index.js'

const meta: Meta<typeof Chip> = {
  title: 'Actions/Chip',
  component: Chip,
  args: { href: '#list' },
  parameters: {
    words: { el: { children: 'πολυβαλβίδα' }, en: { children: 'multivalve' } },
  },
}

export default meta
type Story = StoryObj<typeof Chip>

export const Default: Story = {}

export const Playground: Story = { args: { isRemovable: false } }

export const Removable: Story = {
  args: { isRemovable: true },
  parameters: {
    words: {
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
