import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>('./components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const components = Object.entries(sources).map(([path, source]) => ({
  name: path.split('/')[2] ?? '',
  guide: /parameters: \{\s*guide: \{/u.test(source),
  stories: [...source.matchAll(/^export const (?<story>\w+): Story\b/gmu)].map(
    ({ groups }) => groups?.['story'] ?? '',
  ),
}))

/** Stories that every component has, and the components for which one of them would show nothing. */
const required: Record<string, Record<string, string>> = {
  Default: {},
  LongText: {
    container: 'holds what others draw',
    gallery: 'its words are for screen readers',
    grid: 'holds what others draw',
    icon: 'draws no words',
    'icon-button': 'draws no words',
    'toggle-button': 'draws no words',
    'view-toggle': 'draws no words',
    'loading-bar': 'draws no words',
    'number-field': 'its words are the FormField’s',
    image: 'its words are for screen readers',
    lightbox: 'its words are for screen readers',
    'quantity-field': 'its words are for screen readers',
    skeleton: 'draws no words',
    'social-icons': 'draws no words',
    stack: 'holds what others draw',
    'visually-hidden': 'draws nothing',
  },
  ForcedColours: {
    container: 'draws nothing',
    grid: 'draws nothing',
    stack: 'draws nothing',
    'visually-hidden': 'draws nothing',
  },
}

/** Components without a state of their own beside the usual stories. */
const stateless = ['gallery', 'skip-link', 'tabs', 'tooltip', 'visually-hidden']

const usual = ['Default', 'Playground', 'LongText', 'LargeText', 'ForcedColours']

describe('stories', () => {
  it('show every component by default, with long text and in forced colours', () => {
    const missing = components.flatMap(({ name, stories }) =>
      Object.entries(required)
        .filter(([story, exceptions]) => !stories.includes(story) && !(name in exceptions))
        .map(([story]) => `${name}: ${story}`),
    )
    expect(missing).toEqual([])
  })

  it('show further states', () => {
    const plain = components
      .filter(({ stories }) => stories.every((story) => usual.includes(story)))
      .map(({ name }) => name)
    expect(plain.filter((name) => !stateless.includes(name))).toEqual([])
  })

  it('say what each component is for', () => {
    expect(components.filter(({ guide }) => !guide).map(({ name }) => name)).toEqual([])
  })

  it('need every exception that is made for them', () => {
    const needless = Object.entries(required).flatMap(([story, exceptions]) =>
      Object.keys(exceptions)
        .filter(
          (name) => components.find((one) => one.name === name)?.stories.includes(story) ?? true,
        )
        .map((name) => `${name}: ${story}`),
    )
    expect(needless).toEqual([])
  })
})
