import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActiveFilters, ResultBar, SortSelect } from '../../index.js'
import { storyLocale } from '../../stories/sample-words.js'

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
}

export default meta
type Story = StoryObj<typeof ResultBar>

export const Default: Story = {}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
