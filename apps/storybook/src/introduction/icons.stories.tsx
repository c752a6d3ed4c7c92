import { Container, Heading, Icon, Stack, Text, iconNames } from '@floga/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from './say.js'

const meta: Meta = {
  title: 'Introduction/Icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}

export default meta
type Story = StoryObj

export const Icons: Story = {
  render: (_args, { globals }) => (
    <Container>
      <Stack>
        <Heading level={2}>{say(globals).icons}</Heading>
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
      </Stack>
    </Container>
  ),
}
