import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const rows = [
  { id: '3', months: '3', amount: '37,30 €', total: '111,90 €' },
  { id: '6', months: '6', amount: '18,65 €', total: '111,90 €' },
].map(({ id, ...cells }) => ({ id, cells }))

const meta: Meta<typeof Table> = {
  title: 'Data/Table',
  component: Table,
  args: { rows },
  parameters: {
    guide: {
      use: 'Data in rows and columns.',
      avoid: 'Pairs: DescriptionList. Products side by side: ComparisonTable.',
      keyboard: { Tab: 'into a table that scrolls, which then moves by arrow keys' },
    },
    texts: {
      el: {
        caption: 'Άτοκες δόσεις',
        columns: [
          { key: 'months', label: 'Μήνες' },
          { key: 'amount', label: 'Ποσό δόσης', align: 'end' },
          { key: 'total', label: 'Σύνολο', align: 'end' },
        ],
      },
      en: {
        caption: 'Interest-free instalments',
        columns: [
          { key: 'months', label: 'Months' },
          { key: 'amount', label: 'Amount', align: 'end' },
          { key: 'total', label: 'Total', align: 'end' },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Table>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = { args: { isCaptionHidden: true } }

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({
    caption: say.sentence,
    columns: [
      { key: 'months', label: say.name },
      { key: 'amount', label: say.name, align: 'end' },
      { key: 'total', label: say.name, align: 'end' },
    ],
  })),
}
