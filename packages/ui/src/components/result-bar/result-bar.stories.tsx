import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActiveFilters, ResultBar, SortSelect } from '../../index.js'
import { storyLocale } from '../../stories/sample-texts.js'
import { longWords } from '../../stories/long-words.js'

const texts = {
  el: { count: '128 προϊόντα', sort: 'Ταξινόμηση', newest: 'Νεότερα', filters: 'Φίλτρα' },
  en: { count: '128 products', sort: 'Sort by', newest: 'Newest', filters: 'Filters' },
}

const filters = ['Aeris', '30 mbar'].map((label) => ({
  id: label,
  label,
  href: '#list',
  removeLabel: `× ${label}`,
}))

const meta: Meta<typeof ResultBar> = {
  title: 'Lists/ResultBar',
  component: ResultBar,
  render: (args, { globals }) => {
    const say = texts[storyLocale(globals)]
    return (
      <ResultBar
        {...args}
        count={say.count}
        filters={<ActiveFilters label={say.filters} filters={filters} />}
        actions={
          <SortSelect
            label={say.sort}
            submitLabel={say.sort}
            value="newest"
            options={[{ value: 'newest', label: say.newest }]}
          />
        }
      />
    )
  },
  parameters: {
    guide: {
      use: 'Over a list: how many, filters in force, order.',
      avoid: 'Headings of sections: SectionHeading.',
      keyboard: { Tab: 'from one to the next' },
    },
  },
}

export default meta
type Story = StoryObj<typeof ResultBar>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = {}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  render: (args, { globals }) => {
    const say = longWords[storyLocale(globals)]
    return (
      <ResultBar
        {...args}
        count={say.name}
        filters={
          <ActiveFilters
            label={say.name}
            filters={[
              { id: 'long', label: say.label, href: '#list', removeLabel: `× ${say.label}` },
            ]}
          />
        }
        actions={
          <SortSelect
            label={say.name}
            submitLabel={say.name}
            value="newest"
            options={[{ value: 'newest', label: say.label }]}
          />
        }
      />
    )
  },
}
