import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActiveFilters } from '../../index.js'

const filters = (remove: string, labels: readonly string[]) =>
  labels.map((label) => ({
    id: label,
    label,
    href: '#list',
    removeLabel: `${remove}: ${label}`,
  }))

const meta: Meta<typeof ActiveFilters> = {
  title: 'Lists/ActiveFilters',
  component: ActiveFilters,
  parameters: {
    guide: {
      use: 'Shows the active filters above a list, and removes each with one click.',
      avoid: 'Choosing filters: FacetGroup. Search terms to try: Chip.',
      keyboard: { Tab: 'from filter to filter', Enter: 'takes the filter away' },
    },
    texts: {
      el: {
        label: 'Ενεργά φίλτρα',
        filters: filters('Αφαίρεση φίλτρου', ['Aeris', '20–150 €', 'Άμεσα διαθέσιμα']),
        clear: { label: 'Καθαρισμός όλων', href: '#list' },
      },
      en: {
        label: 'Filters in force',
        filters: filters('Remove filter', ['Aeris', '€20–150', 'In stock']),
        clear: { label: 'Clear all', href: '#list' },
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof ActiveFilters>

export const Default: Story = {}

export const Playground: Story = {}

export const LongText: Story = {
  render: (args) => (
    <ActiveFilters
      {...args}
      filters={filters(args.label, [
        'Ηλεκτρονικό σύστημα ψεκασμού υγραερίου τεσσάρων κυλίνδρων'.repeat(2),
      ])}
    />
  ),
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }
