import { Container, Heading, Stack, Text } from '@floga/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from './say.js'

const meta: Meta = {
  title: 'Introduction/Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}

export default meta
type Story = StoryObj

export const Welcome: Story = {
  render: (_args, { globals }) => {
    const { title, paragraphs } = say(globals)
    return (
      <Container width="narrow">
        <Stack gap="lg">
          <Heading level={2} size={1}>
            {title}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} hasReadingWidth>
              {paragraph}
            </Text>
          ))}
        </Stack>
      </Container>
    )
  },
}
