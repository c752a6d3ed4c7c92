import { Card, Container, Grid, GridItem, Heading, Stack, Text } from '@floga/ui'
import { breakpointsPx, color, colorValues, space, spaceValues } from '@floga/ui/tokens'
import type { ColorName, SpaceName } from '@floga/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { introductionWords } from './introduction-words.js'
import { swatch, spaceBar } from './introduction.styles.js'

const meta: Meta = { title: 'Introduction', parameters: { layout: 'fullscreen' } }

export default meta
type Story = StoryObj

const colorNames = Object.keys(colorValues.light) as ColorName[]
const spaceNames = Object.keys(spaceValues) as SpaceName[]

const wordsFor = (globals: Record<string, unknown>) =>
  globals['locale'] === 'en' ? introductionWords.en : introductionWords.el

export const Welcome: Story = {
  render: (_args, { globals }) => {
    const say = wordsFor(globals)
    return (
      <Container width="narrow">
        <Stack gap="lg">
          <Heading level={2} size={1}>
            {say.title}
          </Heading>
          {say.paragraphs.map((paragraph) => (
            <Text key={paragraph} isMeasured>
              {paragraph}
            </Text>
          ))}
          <Text tone="soft">
            {say.breakpoints}: {Object.values(breakpointsPx).join(' · ')} px
          </Text>
        </Stack>
      </Container>
    )
  },
}

export const Colours: Story = {
  render: (_args, { globals }) => (
    <Container>
      <Heading level={2}>{wordsFor(globals).colors}</Heading>
      <Grid>
        {colorNames.map((name) => (
          <GridItem key={name} span={8} md={4} xl={2}>
            <Card padding="md">
              <div className={swatch} style={{ background: color[name] }} />
              <Text size="small" weight="strong">
                {name}
              </Text>
              <Text size="tiny" tone="soft">
                {colorValues.light[name]}
              </Text>
              <Text size="tiny" tone="soft">
                {colorValues.dark[name]}
              </Text>
            </Card>
          </GridItem>
        ))}
      </Grid>
    </Container>
  ),
}

export const ColoursInTheDark: Story = { ...Colours, parameters: { scheme: 'dark' } }

export const Type: Story = {
  render: (_args, { globals }) => {
    const { sample, pangram } = wordsFor(globals)
    return (
      <Container>
        <Stack gap="lg">
          <Heading level={2} size={1}>
            {sample} 1 · 40/30
          </Heading>
          <Heading level={2} size={2}>
            {sample} 2 · 32/24
          </Heading>
          <Heading level={2} size={3}>
            {sample} 3 · 24/20
          </Heading>
          <Heading level={2} size={4}>
            {sample} 4 · 20/18
          </Heading>
          <Text size="large">{pangram} 18</Text>
          <Text>{pangram} 16</Text>
          <Text weight="strong">{pangram} 16</Text>
          <Text size="small">{pangram} 14</Text>
          <Text size="tiny">{pangram} 13</Text>
        </Stack>
      </Container>
    )
  },
}

export const Spacing: Story = {
  render: (_args, { globals }) => (
    <Container>
      <Stack gap="sm">
        <Heading level={2}>{wordsFor(globals).spacing}</Heading>
        {spaceNames.map((name) => (
          <Stack key={name} direction="row" align="center">
            <div className={spaceBar} style={{ inlineSize: space[name] }} />
            <Text as="span" size="small">
              {name} · {spaceValues[name]}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Container>
  ),
}
