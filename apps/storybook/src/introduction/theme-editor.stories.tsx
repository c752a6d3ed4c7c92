import { Alert, Badge, Button, Checkbox, Container, FormField, Heading, Link } from '@floga/ui'
import { Stack, Text, TextInput } from '@floga/ui'
import { contrastPairs, findWeakContrasts, themeRules } from '@floga/ui/theme'
import type { Theme } from '@floga/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { code } from '../packages/packages.styles.js'
import { say } from './say.js'

interface ThemeArgs {
  action: string
  primary: string
  primaryText: string
  primarySoft: string
  ink: string
  ground: string
  controlRadiusPx: number
  imageRadiusPx: number
  density: number
  bodyFont: string
  titleFont: string
}

const colour = { control: 'color' } as const
const fonts = [
  "'Source Sans Pro', Arial, sans-serif",
  "'Fira Sans Condensed', Arial, sans-serif",
  'Tajawal, Arial, sans-serif',
  "'El Messiri', Georgia, serif",
  'Georgia, serif',
]

const meta: Meta<ThemeArgs> = {
  title: 'Introduction/Try a theme',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    action: '#0b6e4f',
    primary: '#12805c',
    primaryText: '#0b6e4f',
    primarySoft: '#e9f6f1',
    ink: '#1a1a1a',
    ground: '#ffffff',
    controlRadiusPx: 8,
    imageRadiusPx: 12,
    density: 1,
    bodyFont: fonts[0] ?? '',
    titleFont: fonts[1] ?? '',
  },
  argTypes: {
    action: colour,
    primary: colour,
    primaryText: colour,
    primarySoft: colour,
    ink: colour,
    ground: colour,
    controlRadiusPx: { control: { type: 'range', min: 0, max: 32 } },
    imageRadiusPx: { control: { type: 'range', min: 0, max: 32 } },
    density: { control: { type: 'range', min: 0.5, max: 1.5, step: 0.05 } },
    bodyFont: { control: 'select', options: fonts },
    titleFont: { control: 'select', options: fonts },
  },
}

export default meta

/** Incomplete values of a control are ignored. */
function toTheme(args: ThemeArgs): Theme {
  const { controlRadiusPx, imageRadiusPx, density, bodyFont, titleFont, ...colours } = args
  const whole = Object.entries({ ...colours, actionHover: args.action, focus: args.action })
  return {
    light: Object.fromEntries(whole.filter(([, value]) => /^#[\da-f]{6}$/iu.test(value))),
    fonts: { body: bodyFont, title: titleFont },
    radiiPx: { control: controlRadiusPx, image: imageRadiusPx },
    density,
  }
}

export const TryATheme: StoryObj<ThemeArgs> = {
  render: (args, { globals }) => {
    const { tryTheme, tryText, weak, contrastFine, add, choice, titleSample, pangram } =
      say(globals)
    const theme = toTheme(args)
    const weakPairs = findWeakContrasts(theme).filter(({ scheme }) => scheme === 'light')
    return (
      <Container>
        <style>{themeRules(theme)}</style>
        <Stack gap="lg" align="start">
          <Heading level={2} size={1}>
            {tryTheme}
          </Heading>
          <Text hasReadingWidth>
            {tryText} <Link href="#theme">{choice}</Link>
          </Text>
          <Badge tone="primary">{choice}</Badge>
          <FormField label={titleSample}>
            <TextInput name="sample" defaultValue={pangram} />
          </FormField>
          <Checkbox label={choice} defaultChecked />
          <Stack direction="row">
            <Button variant="primary" icon="bag">
              {add}
            </Button>
            <Button>{choice}</Button>
          </Stack>
          <Alert tone={weakPairs.length === 0 ? 'success' : 'warning'}>
            {weakPairs.length === 0 ? `${contrastFine} (${contrastPairs.length})` : weak}
            {weakPairs.map(({ front, back, ratio, least }) => (
              <Text key={`${front}-${back}`} size="small">
                {front} / {back}: {ratio.toFixed(2)} &lt; {least}
              </Text>
            ))}
          </Alert>
          <pre className={code}>{JSON.stringify(theme, undefined, 2)}</pre>
        </Stack>
      </Container>
    )
  },
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button')
    if (!button) throw new Error('The button is missing.')
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(11, 110, 79)')
  },
}
