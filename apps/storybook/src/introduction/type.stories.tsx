import { Container, Heading, Stack, Text } from '@floga/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from './say.js'

const meta: Meta = {
  title: 'Introduction/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}

export default meta
type Story = StoryObj

export const Type: Story = {
  tags: ['both-widths'],
  render: (_args, { globals }) => {
    const { titleSample, pangram } = say(globals)
    return (
      <Container>
        <Stack gap="lg">
          <Heading level={2} size={1}>
            {titleSample} 1 · 40/30 px
          </Heading>
          <Heading level={2} size={2}>
            {titleSample} 2 · 32/24 px
          </Heading>
          <Heading level={2} size={3}>
            {titleSample} 3 · 24/20 px
          </Heading>
          <Heading level={2} size={4}>
            {titleSample} 4 · 20/18 px
          </Heading>
          <Text size="large">{pangram} 18 px</Text>
          <Text>{pangram} 16 px</Text>
          <Text weight="strong">{pangram} 16 px, 600</Text>
          <Text size="small">{pangram} 14 px</Text>
          <Text size="tiny">{pangram} 13 px</Text>
        </Stack>
      </Container>
    )
  },
}
