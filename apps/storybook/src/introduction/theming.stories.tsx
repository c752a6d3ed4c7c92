import { Badge, Button, Checkbox, Container, Heading, Link, Stack, Text } from '@floga/ui'
import { themeRules } from '@floga/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { theme } from './other-shop.js'
import { say } from './say.js'

const meta: Meta = {
  title: 'Introduction/Theming',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}

export default meta
type Story = StoryObj

export const AnotherShop: Story = {
  render: (_args, { globals }) => {
    const { theming, themingText, add, choice } = say(globals)
    return (
      <Container>
        <style>{themeRules(theme)}</style>
        <Stack align="start">
          <Heading level={2}>{theming}</Heading>
          <Text>
            {themingText} <Link href="#readme">README</Link>
          </Text>
          <Badge tone="primary">{choice}</Badge>
          <Checkbox label={choice} defaultChecked />
          <Button variant="primary" icon="bag">
            {add}
          </Button>
        </Stack>
      </Container>
    )
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(11, 110, 79)')
  },
}
