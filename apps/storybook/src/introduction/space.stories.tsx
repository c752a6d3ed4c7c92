import { Container, Grid, GridItem, Heading, Stack, Text } from '@floga/ui'
import { breakpointsPx, motion, radius, size, space, spaceValues } from '@floga/ui/tokens'
import type { SpaceName } from '@floga/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { column, spaceBar, surface } from './introduction.styles.js'
import { say } from './say.js'

const meta: Meta = {
  title: 'Introduction/Space',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}

export default meta
type Story = StoryObj

const steps = Object.keys(spaceValues) as SpaceName[]

export const Spacing: Story = {
  render: (_args, { globals }) => (
    <Container>
      <Stack gap="sm">
        <Heading level={2}>{say(globals).space}</Heading>
        {steps.map((name) => (
          <Stack key={name} direction="row" align="center">
            <div className={spaceBar} data-space={name} style={{ inlineSize: space[name] }} />
            <Text as="span" size="small">
              space[&apos;{name}&apos;] · {spaceValues[name]}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[data-space]')].map(
      (bar) => bar.getBoundingClientRect().width,
    )
    await expect(widths).toEqual([4, 8, 12, 16, 24, 32, 48, 64, 96, 128])
  },
}

export const Columns: Story = {
  tags: ['both-widths'],
  render: (_args, { globals }) => (
    <Container>
      <Stack>
        <Heading level={2}>{say(globals).grid}</Heading>
        <Text>{say(globals).gridText}</Text>
        <Stack as="ul" gap="2xs">
          {Object.entries(breakpointsPx).map(([name, px]) => (
            <li key={name}>
              media.{name} · {px} px
            </li>
          ))}
        </Stack>
        <Grid>
          {Array.from({ length: 16 }, (_, index) => (
            <GridItem key={index} span={1}>
              <div className={column}>{index + 1}</div>
            </GridItem>
          ))}
        </Grid>
      </Stack>
    </Container>
  ),
}

/** A theme may have others. */
const radiiInKit: Record<string, string> = { control: '8px', image: '12px', pill: '999px' }

export const Shapes: Story = {
  render: (_args, { globals }) => (
    <Container>
      <Stack>
        <Heading level={2}>{say(globals).shapes}</Heading>
        {Object.entries(radius).map(([name, value]) => (
          <Stack key={name} direction="row" align="center">
            <div className={surface} style={{ borderRadius: value }} />
            <Text as="span" size="small">
              radius.{name} · {radiiInKit[name]}
            </Text>
          </Stack>
        ))}
        <Stack direction="row" align="center">
          <div className={surface} data-floats />
          <Text as="span" size="small">
            shadow.float
          </Text>
        </Stack>
        <Text size="small">
          motion.quick 120 ms · motion.calm 200 ms · {motion.ease} · prefers-reduced-motion: 0 ms
        </Text>
        <Text size="small">
          size.control 40 px, pointer: coarse 44 px · size.content {size.content}
        </Text>
      </Stack>
    </Container>
  ),
}
