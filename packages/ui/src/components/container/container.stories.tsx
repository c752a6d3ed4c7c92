import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, Container } from '../../index.js'

const meta: Meta<typeof Container> = {
  title: 'Layout/Container',
  component: Container,
  parameters: {
    guide: {
      use: 'Keeps a page’s content within 1320 px and off the edges.',
      avoid: 'Columns: Grid.',
    },
    layout: 'fullscreen',
    texts: {
      el: { children: <Card surface="soft">Περιεχόμενο έως 1320 px</Card> },
      en: { children: <Card surface="soft">Content of at most 1320 px</Card> },
    },
  },
}

export default meta
type Story = StoryObj<typeof Container>

export const Default: Story = {}

export const Playground: Story = { args: { width: 'narrow' } }

export const Narrow: Story = { args: { width: 'narrow' } }
