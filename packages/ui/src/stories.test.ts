import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>('./components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const components = Object.entries(sources).map(([path, source]) => ({
  name: path.split('/')[2] ?? '',
  guide: /parameters: \{\s*guide: \{/u.test(source),
  /** Parts of the file: what holds for every story, then each story. */
  parts: source.split(/^(?=export const \w+: Story\b)/mu),
  stories: [...source.matchAll(/^export const (?<story>\w+): Story\b/gmu)].map(
    ({ groups }) => groups?.['story'] ?? '',
  ),
}))

/**
 * Stories that every component has, and the components for which one of them would show nothing.
 */
const required: Record<string, Record<string, string>> = {
  Default: {},
  Playground: {},
  LongText: {
    container: 'contains other components',
    gallery: 'its words are for screen readers',
    grid: 'contains other components',
    icon: 'renders no text',
    'icon-button': 'renders no text',
    'toggle-button': 'renders no text',
    'view-toggle': 'renders no text',
    'loading-bar': 'renders no text',
    'number-field': 'its words are the FormField’s',
    image: 'its words are for screen readers',
    lightbox: 'its words are for screen readers',
    'quantity-field': 'its words are for screen readers',
    skeleton: 'renders no text',
    'social-icons': 'renders no text',
    stack: 'contains other components',
    'visually-hidden': 'renders nothing',
  },
  ForcedColours: {
    container: 'renders nothing',
    grid: 'renders nothing',
    stack: 'renders nothing',
    'visually-hidden': 'renders nothing',
  },
}

/** Components without states besides the usual stories. */
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

  it('have controls that change something, or none', () => {
    const idle = components.flatMap(({ name, parts }) =>
      parts
        .filter((part) => /render: (?:\(\) =>|(?:function \w+)?\(_args)/u.test(part))
        .filter((part) => !/\bfixed\b/u.test(part.replaceAll(/^import .*$/gmu, '')))
        .map((part) => `${name}: ${/^export const (\w+)/u.exec(part)?.[1] ?? 'every story'}`),
    )
    expect(idle).toEqual([])
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
