import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Stack } from '../../index.js'

const meta: Meta<typeof Stack> = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    guide: {
      use: 'Things in a column or a row with even gaps.',
      avoid: 'Columns of a page: Grid.',
    },
    texts: {
      el: {
        children: ['Νέο', 'Προσφορά', 'Τελευταία τεμάχια'].map((name) => (
          <Badge key={name}>{name}</Badge>
        )),
      },
      en: {
        children: ['New', 'Offer', 'Last pieces'].map((name) => <Badge key={name}>{name}</Badge>),
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Stack>

export const Default: Story = { args: { align: 'start' } }

export const Playground: Story = {
  args: { direction: 'row', gap: 'md', align: 'center', justify: 'between' },
}

export const Row: Story = { args: { direction: 'row', gap: 'xs' } }
