import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductGrid, Skeleton } from '../../index.js'
import { fixed } from '../../stories/fixed.js'

const meta: Meta<typeof Skeleton> = {
  title: 'States/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      use: 'Reserves the space of loading content, in its final size.',
      avoid: 'Waiting under 200 ms: nothing. Pages: LoadingBar.',
    },
  },
}

export default meta
type Story = StoryObj<typeof Skeleton>

export const Default: Story = { args: { lines: 3 } }

export const Playground: Story = { args: { shape: 'button' } }

export const Cards: Story = {
  parameters: fixed,
  render: () => (
    <ProductGrid>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </ProductGrid>
  ),
}

export const ForcedColours: Story = { ...Cards }
