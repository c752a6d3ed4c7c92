import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton, IconLink } from '../../index.js'

const meta: Meta<typeof IconButton> = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'menu' },
  parameters: {
    guide: {
      use: 'A well-known action without space for text: close, menu, cart.',
      avoid: 'Actions with an unfamiliar icon: Button with text.',
      keyboard: { 'Enter, Space': 'press it' },
    },
    texts: { el: { label: 'Μενού' }, en: { label: 'Menu' } },
  },
}

export default meta
type Story = StoryObj<typeof IconButton>

export const Default: Story = {}

export const Playground: Story = { args: { icon: 'bag', count: 3 } }

export const WithCount: Story = {
  args: { icon: 'bag', count: 12 },
  parameters: { texts: { el: { label: 'Καλάθι, 12 είδη' }, en: { label: 'Cart, 12 items' } } },
}

export const AsLink: Story = {
  render: ({ label }) => <IconLink href="#cart" icon="bag" label={label} count={120} />,
  parameters: { texts: { el: { label: 'Καλάθι, 120 είδη' }, en: { label: 'Cart, 120 items' } } },
}

export const Disabled: Story = { args: { disabled: true } }

export const ForcedColours: Story = { ...WithCount }
