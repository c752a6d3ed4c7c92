import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Link, SearchCombobox } from '../../index.js'
import { sampleProducts } from '../../stories/sample-products.js'
import { storyLocale } from '../../stories/sample-texts.js'
import type { StoryLocale } from '../../stories/sample-texts.js'
import { longText } from '../../stories/long-words.js'

const texts = {
  el: { products: 'Προϊόντα', categories: 'Κατηγορίες', recent: 'Πρόσφατες αναζητήσεις' },
  en: { products: 'Products', categories: 'Categories', recent: 'Recent searches' },
}

const groups = (locale: StoryLocale) => [
  {
    id: 'products',
    label: texts[locale].products,
    suggestions: sampleProducts[locale].slice(0, 3).map(({ href, name, brand, image, price }) => ({
      id: href,
      label: name,
      href,
      note: brand,
      image,
      detail: price.amount,
    })),
  },
  {
    id: 'categories',
    label: texts[locale].categories,
    suggestions: [
      { id: 'hoses', href: '#hoses', icon: 'grid' as const, ...hoses[locale], detail: '14' },
    ],
  },
]

const hoses = { el: { label: 'Σωλήνες' }, en: { label: 'Hoses' } }

const recent = (locale: StoryLocale) => [
  {
    id: 'recent',
    label: texts[locale].recent,
    suggestions: ['R67', '30 mbar'].map((label) => ({
      id: label,
      label,
      href: `#${label}`,
      icon: 'clock' as const,
    })),
  },
]

const labels = (locale: StoryLocale) => ({
  label: locale === 'el' ? 'Αναζήτηση προϊόντων' : 'Search products',
  submitLabel: locale === 'el' ? 'Αναζήτηση' : 'Search',
  listLabel: locale === 'el' ? 'Προτάσεις' : 'Suggestions',
  examples: locale === 'el' ? ['κιτ', 'δεξαμενή'] : ['kit', 'tank'],
  countLabel: (count: number) => (locale === 'el' ? `${count} προτάσεις` : `${count} suggestions`),
  groups: groups(locale),
  footer: (
    <Link href="#all" variant="quiet">
      {locale === 'el' ? 'Όλα τα αποτελέσματα' : 'All results'}
    </Link>
  ),
})

const meta: Meta<typeof SearchCombobox> = {
  title: 'Search/SearchCombobox',
  component: SearchCombobox,
  args: { action: '#products', onTermChange: () => undefined },
  parameters: {
    guide: {
      use: 'The shop’s search, which suggests while one types.',
      avoid: 'Choosing out of a list in a form: Combobox.',
      keyboard: {
        Characters: 'load suggestions',
        'Arrow down, arrow up': 'move through them',
        Enter: 'follows the marked one, or searches',
        Escape: 'closes the list, then empties the field',
      },
    },
    texts: { el: labels('el'), en: labels('en') },
  },
}

export default meta
type Story = StoryObj<typeof SearchCombobox>

export const Default: Story = {}

export const Playground: Story = {}

export const Suggesting: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, 'r')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const [, second] = within(canvasElement).getAllByRole('option')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveFocus()
  },
}

export const RecentSearches: Story = {
  render: (args, { globals }) => (
    <SearchCombobox {...args} groups={recent(storyLocale(globals))} footer={null} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(2)
  },
}

export const Dark: Story = { play: Suggesting.play, parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { play: Suggesting.play, parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Suggesting }

export const LongText: Story = {
  parameters: longText((say) => ({
    groups: [
      {
        id: 'long',
        label: say.name,
        suggestions: [
          { id: 'one', label: say.label, href: '#one', note: say.name, detail: '1.234,50 €' },
        ],
      },
    ],
  })),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(within(canvasElement).getByRole('option')).toBeVisible()
  },
}
