import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageSwitcher } from '../../index.js'

const languages = (current: string) => [
  { code: 'el', label: 'Ελληνικά', shortLabel: 'Ελ', href: '#el', isCurrent: current === 'el' },
  { code: 'en', label: 'English', shortLabel: 'En', href: '#en', isCurrent: current === 'en' },
]

const meta: Meta<typeof LanguageSwitcher> = {
  title: 'Navigation/LanguageSwitcher',
  component: LanguageSwitcher,
  parameters: {
    words: {
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
