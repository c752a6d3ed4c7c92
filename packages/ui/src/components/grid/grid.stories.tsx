import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, Grid, GridItem } from '../../index.js'
import { fixed } from '../../stories/fixed.js'

const meta: Meta<typeof Grid> = {
  title: 'Layout/Grid',
  component: Grid,
  parameters: {
    guide: {
      use: 'Columns out of sixteen, by breakpoint.',
      avoid: 'Products: ProductGrid. A row or a column of things: Stack.',
    },
  },
}

export default meta
type Story = StoryObj<typeof Grid>

export const Default: Story = {
  render: (args) => (
    <Grid {...args}>
      <GridItem lg={10}>
        <Card surface="soft">16 → 10</Card>
      </GridItem>
      <GridItem lg={6}>
        <Card surface="soft">16 → 6</Card>
      </GridItem>
      <GridItem span={8} md={4}>
        <Card surface="soft">8 → 4</Card>
      </GridItem>
      <GridItem span={8} md={4}>
        <Card surface="soft">8 → 4</Card>
      </GridItem>
      <GridItem span={8} md={4}>
        <Card surface="soft">8 → 4</Card>
      </GridItem>
      <GridItem span={8} md={4}>
        <Card surface="soft">8 → 4</Card>
      </GridItem>
    </Grid>
  ),
}

export const Playground: Story = { ...Default }

export const Columns: Story = {
  parameters: fixed,
  render: () => (
    <Grid>
      {Array.from({ length: 16 }, (_, index) => (
        <GridItem key={index} span={1}>
          <Card surface="soft" padding="none">
            {index + 1}
          </Card>
        </GridItem>
      ))}
    </Grid>
  ),
}
