import '@floga/ui/fonts.css'
import '@floga/ui/global'
import { VisuallyHidden } from '@floga/ui'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { configure } from 'storybook/test'
import { GuidePage } from './guide-page.js'

// A busy machine draws late: what a story waits for, it waits for until it shows.
configure({ asyncUtilTimeout: 50_000 })

interface RootProps {
  locale: string
  scheme: string
  direction: string
  /** How much larger than usual the reader has set the text. */
  textScale: number
  children: ReactNode
}

/** The attributes that an application would put on its root element. */
function Root({ locale, scheme, direction, textScale, children }: RootProps): ReactElement {
  useEffect(() => {
    const root = document.documentElement
    root.lang = locale
    root.dir = direction
    root.dataset['scheme'] = scheme
    root.style.fontSize = textScale === 1 ? '' : `${textScale * 100}%`
  }, [locale, scheme, direction, textScale])
  return <>{children}</>
}

const withRoot: Decorator = (Story, { globals, parameters }) => (
  <Root
    locale={String(globals['locale'])}
    scheme={String(parameters['scheme'] ?? globals['scheme'])}
    direction={String(parameters['direction'] ?? 'ltr')}
    textScale={Number(parameters['textScale'] ?? 1)}
  >
    <Story />
  </Root>
)

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

/** Fills the args that a story leaves open with the words of the chosen language. */
const withWords: Decorator = (Story, { args, globals, parameters }) => {
  const words = parameters['words'] as Record<string, Record<string, unknown>> | undefined
  return <Story args={{ ...words?.[String(globals['locale'])], ...args }} />
}

const preview: Preview = {
  decorators: [withWords, withPage, withRoot],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: GuidePage },
    options: { storySort: { order: ['Introduction', ['Welcome']] } },
  },
  initialGlobals: { locale: 'el', scheme: 'light' },
  globalTypes: {
    locale: {
      description: 'Language of the words',
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
  },
}

export default preview
