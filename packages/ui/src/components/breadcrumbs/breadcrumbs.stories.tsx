import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from '../../index.js'

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guide: {
      use: 'Position of a page in the shop, with links to its ancestors.',
      avoid: 'Steps of a task (Steps), or pages of a list (Pagination).',
      keyboard: { Tab: 'from link to link' },
    },
    texts: {
      el: {
        label: 'Βρίσκεστε εδώ',
        items: [
          { label: 'Αρχική', href: '#home' },
          { label: 'Ρυθμιστές', href: '#regulators' },
          { label: 'Ρυθμιστής 30 mbar' },
        ],
      },
      en: {
        label: 'You are here',
        items: [
          { label: 'Home', href: '#home' },
          { label: 'Regulators', href: '#regulators' },
          { label: 'Regulator 30 mbar' },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Breadcrumbs>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = {}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const LongText: Story = {
  args: {
    items: [
      { label: 'Εξαρτήματα υγραεριοκίνησης αυτοκινήτων', href: '#one' },
      { label: 'Τοροειδείς δεξαμενές εφεδρικού τροχού', href: '#two' },
      { label: 'Δεξαμενή 53 λίτρων, διάμετρος 630 mm, με πολυβαλβίδα' },
    ],
  },
}

export const ForcedColours: Story = { ...Default }
