import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, Stack, Text, iconNames } from '../../index.js'
import { fixed } from '../../stories/fixed.js'

const meta: Meta<typeof Icon> = {
  title: 'Base/Icon',
  component: Icon,
  args: { name: 'bag' },
  parameters: {
    guide: {
      use: 'An icon next to text, in the colour of the text around it.',
      avoid: 'Images of products: Image. Clickable icons without text: IconButton.',
    },
  },
}

export default meta
type Story = StoryObj<typeof Icon>

export const Default: Story = {}

export const Playground: Story = { args: { name: 'truck', size: 24, label: 'Truck' } }

export const All: Story = {
  parameters: fixed,
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
