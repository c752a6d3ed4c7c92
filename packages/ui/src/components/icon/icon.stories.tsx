import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, Stack, Text, iconNames } from '../../index.js'

const meta: Meta<typeof Icon> = {
  title: 'Base/Icon',
  component: Icon,
  args: { name: 'bag' },
  parameters: {
    guide: {
      use: 'A drawing beside words, in the colour of the text around it.',
      avoid: 'Images of things: Image. Drawings alone that can be pressed: IconButton.',
    },
  },
}

export default meta
type Story = StoryObj<typeof Icon>

export const Default: Story = {}

export const Playground: Story = { args: { name: 'truck', size: 24, label: 'Truck' } }

export const All: Story = {
  render: () => (
    <Stack as="ul" direction="row" gap="lg">
      {iconNames.map((name) => (
        <Stack as="li" key={name} gap="2xs" align="center">
          <Icon name={name} size={32} />
          <Text as="span" size="tiny" tone="soft">
            {name}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
}

export const RightToLeft: Story = {
  args: { name: 'chevron-right' },
  parameters: { direction: 'rtl' },
}

export const ForcedColours: Story = { ...All }
