import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageSwitcher } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const languages = (current: string) => [
  { code: 'el', label: 'Ελληνικά', shortLabel: 'Ελ', href: '#el', isCurrent: current === 'el' },
  { code: 'en', label: 'English', shortLabel: 'En', href: '#en', isCurrent: current === 'en' },
]

const meta: Meta<typeof LanguageSwitcher> = {
  title: 'Navigation/LanguageSwitcher',
  component: LanguageSwitcher,
  parameters: {
    guide: {
      use: 'Links to the same page in the other languages, named in them.',
      avoid: 'Choosing a country or a currency: Select.',
      keyboard: { Tab: 'from language to language', Enter: 'loads the page in it' },
    },
    texts: {
      el: { label: 'Γλώσσα', languages: languages('el') },
      en: { label: 'Language', languages: languages('en') },
    },
  },
}

export default meta
type Story = StoryObj<typeof LanguageSwitcher>

export const Default: Story = {}

export const Playground: Story = { args: { variant: 'full' } }

export const Full: Story = { args: { variant: 'full' } }

export const ForcedColours: Story = { ...Full }

export const LongText: Story = {
  parameters: longText((say) => ({
    languages: [
      { code: 'el', label: say.word, shortLabel: say.word, href: '#el', isCurrent: true },
    ],
  })),
}
