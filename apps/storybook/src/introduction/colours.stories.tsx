import { Container, Heading, Stack, Table } from '@floga/ui'
import { contrastPairs, contrastRatio } from '@floga/ui/theme'
import { color, colorValues } from '@floga/ui/tokens'
import type { ColorName, SchemeName } from '@floga/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sample, swatch } from './introduction.styles.js'
import { say } from './say.js'

const meta: Meta = {
  title: 'Introduction/Colours',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}

export default meta
type Story = StoryObj

const names = Object.keys(colorValues.light) as ColorName[]

export const Tokens: Story = {
  render: (_args, { globals }) => {
    const { colours, token, light, dark, sample: sampleLabel } = say(globals)
    return (
      <Container>
        <Table
          caption={colours}
          columns={[
            { key: 'name', label: token },
            { key: 'swatch', label: sampleLabel },
            { key: 'light', label: light },
            { key: 'dark', label: dark },
          ]}
          rows={names.map((name) => ({
            id: name,
            cells: {
              swatch: <div className={swatch} style={{ background: color[name] }} />,
              name: `color.${name}`,
              light: colorValues.light[name],
              dark: colorValues.dark[name],
            },
          }))}
        />
      </Container>
    )
  },
}

const ratio = (scheme: SchemeName, front: ColorName, back: ColorName): string =>
  contrastRatio(colorValues[scheme][front], colorValues[scheme][back]).toFixed(2)

export const Contrast: Story = {
  render: (_args, { globals }) => {
    const { contrast, pair, light, dark, least: leastLabel, sample: sampleLabel } = say(globals)
    return (
      <Container>
        <Stack>
          <Heading level={2}>{contrast}</Heading>
          <Table
            caption={contrast}
            isCaptionHidden
            columns={[
              { key: 'pair', label: pair },
              { key: 'sample', label: sampleLabel },
              { key: 'light', label: light, align: 'end' },
              { key: 'dark', label: dark, align: 'end' },
              { key: 'least', label: leastLabel, align: 'end' },
            ]}
            rows={contrastPairs.map(({ front, back, least }) => ({
              id: `${front}-${back}`,
              cells: {
                sample: <Sample front={front} back={back} isText={least === 4.5} />,
                pair: `${front} / ${back}`,
                light: ratio('light', front, back),
                dark: ratio('dark', front, back),
                least: least.toFixed(1),
              },
            }))}
          />
        </Stack>
      </Container>
    )
  },
}

function Sample({ front, back, isText }: { front: ColorName; back: ColorName; isText: boolean }) {
  const look = isText
    ? { color: color[front], background: color[back] }
    : { borderColor: color[front], background: color[back] }
  return (
    <span className={sample} style={look}>
      {isText ? 'Αα Bb 12' : ''}
    </span>
  )
}

export const TokensInTheDark: Story = { ...Tokens, parameters: { scheme: 'dark' } }

export const ContrastInTheDark: Story = { ...Contrast, parameters: { scheme: 'dark' } }
