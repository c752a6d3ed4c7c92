import '@floga/ui/fonts.css'
import '@floga/ui/global'
import { VisuallyHidden } from '@floga/ui'
import { themeRules } from '@floga/ui/theme'
import { colorValues } from '@floga/ui/tokens'
import '@fontsource/el-messiri/600.css'
import '@fontsource/tajawal/400.css'
import '@fontsource/tajawal/700.css'
import type { ArgTypes, Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { ArgsEnhancer } from 'storybook/internal/types'
import { configure } from 'storybook/test'
import { brandThemes } from './brand-themes.js'
import { createManagerTheme, preferredScheme } from './create-manager-theme.js'
import { GuidePage } from './guide-page.js'

// On a busy machine rendering is slow: waits in stories have a generous timeout.
configure({ asyncUtilTimeout: 50_000 })

interface RootProps {
  locale: string
  scheme: string
  direction: string
  /** The shop whose theme is tried. */
  brand: string
  /** How much larger than usual the reader has set the text. */
  textScale: number
  children: ReactNode
}

/** The attributes that an application would put on its root element. */
function Root({ locale, scheme, direction, brand, textScale, children }: RootProps): ReactElement {
  useEffect(() => {
    const root = document.documentElement
    root.lang = locale
    root.dir = direction
    root.dataset['scheme'] = scheme
    root.style.fontSize = textScale === 1 ? '' : `${textScale * 100}%`
  }, [locale, scheme, direction, textScale])
  const theme = brandThemes[brand]?.theme ?? {}
  return (
    <>
      {Object.keys(theme).length > 0 && <style>{themeRules(theme)}</style>}
      {children}
    </>
  )
}

/**
 * Scopes a story's root attributes to its own part of a documentation page, which all stories
 * share.
 */
function Part({
  scheme,
  direction,
  textScale,
  children,
}: Pick<RootProps, 'scheme' | 'direction' | 'textScale' | 'children'>): ReactElement {
  const colors = Object.entries(colorValues[scheme === 'dark' ? 'dark' : 'light'])
  const style = {
    ...Object.fromEntries(colors.map(([name, value]) => [`--floga-color-${name}`, value])),
    background: 'var(--floga-color-ground)',
    color: 'var(--floga-color-ink)',
    zoom: textScale,
  }
  return (
    <div dir={direction} style={style}>
      {children}
    </div>
  )
}

const withRoot: Decorator = (Story, { globals, parameters, viewMode }) => {
  const ofPage = {
    scheme: String(globals['scheme']),
    direction: String(globals['direction']),
    textScale: 1,
  }
  const ofStory = {
    scheme: String(parameters['scheme'] ?? ofPage.scheme),
    direction: String(parameters['direction'] ?? ofPage.direction),
    textScale: Number(parameters['textScale'] ?? ofPage.textScale),
  }
  const isShared = viewMode === 'docs'
  const isDifferent = JSON.stringify(ofStory) !== JSON.stringify(ofPage)
  return (
    <Root
      locale={String(globals['locale'])}
      brand={String(globals['brand'])}
      {...(isShared ? ofPage : ofStory)}
    >
      {isShared && isDifferent ? (
        <Part {...ofStory}>
          <Story />
        </Part>
      ) : (
        <Story />
      )}
    </Root>
  )
}

/** A page around the story: axe checks it as it would check a page of a shop. */
const withPage: Decorator = (Story, { title, name }) => (
  <main>
    <h1>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h1>
    <h2>
      <VisuallyHidden>{name}</VisuallyHidden>
    </h2>
    <Story />
  </main>
)

type StoryTexts = Record<string, Record<string, unknown>>

/**
 * Args begin with the English texts and, in a Playground, with the defaults of props: controls show
 * a value for whatever the story shows.
 */
const toInitialArgs: ArgsEnhancer = ({ parameters, initialArgs, argTypes, name }) => ({
  ...(name === 'Playground' ? defaultsOf(argTypes) : {}),
  ...(parameters['texts'] as StoryTexts | undefined)?.['en'],
  ...initialArgs,
})

function defaultsOf(argTypes: ArgTypes): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { table }]) => {
      const text = table?.defaultValue?.summary ?? ''
      const quoted = /^['"](.*)['"]$/u.exec(text)?.[1]
      if (quoted !== undefined) return [[name, quoted]]
      return /^(?:true|false|\d+)$/u.test(text) ? [[name, JSON.parse(text) as unknown]] : []
    }),
  )
}

/** Translates texts that are still the English ones. */
const withTexts: Decorator = (Story, { args, globals, parameters }) => {
  const { en = {}, ...others } = (parameters['texts'] as StoryTexts | undefined) ?? {}
  const translated = Object.entries(others[String(globals['locale'])] ?? {}).filter(
    ([name]) => !(name in args) || args[name] === en[name],
  )
  return <Story args={{ ...args, ...Object.fromEntries(translated) }} />
}

const preview: Preview = {
  argsEnhancers: [toInitialArgs],
  decorators: [withTexts, withPage, withRoot],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: GuidePage, theme: createManagerTheme(preferredScheme()) },
    // The panel holds every rule, as the program that visits the stories does.
    a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
    options: {
      storySort: {
        order: [
          'Introduction',
          ['Welcome', 'Try a theme', 'Theming', 'Colours', 'Type', 'Space', 'Icons'],
          'Pages',
          'Packages',
          'Base',
          'Actions',
          'Forms',
          'Layout',
          'Navigation',
          'Shell',
          'Home',
          'Catalogue',
          'Lists',
          'Search',
          'Product',
          'Cart',
          'Sharing',
          'Data',
          'Overlays',
          'States',
        ],
      },
    },
  },
  initialGlobals: { locale: 'en', scheme: 'light', direction: 'ltr', brand: 'floga' },
  globalTypes: {
    brand: {
      description: 'Theme of a shop',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(brandThemes).map(([value, { title }]) => ({ value, title })),
      },
    },
    locale: {
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'el', title: 'Ελληνικά' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Direction of the script',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
}

export default preview
