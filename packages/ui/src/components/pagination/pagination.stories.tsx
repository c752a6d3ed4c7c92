import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Pagination> = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 4, pageCount: 12, hrefForPage: (page) => `?page=${page}` },
  parameters: {
    guide: {
      use: 'Pages of a list, as links with addresses of their own.',
      avoid: 'Steps of a task: Steps.',
      keyboard: { Tab: 'from page to page', Enter: 'goes there' },
    },
    texts: {
      el: {
        label: 'Σελίδες',
        previousLabel: 'Προηγούμενη',
        nextLabel: 'Επόμενη',
        pageLabel: (page: number) => `Σελίδα ${page}`,
      },
      en: {
        label: 'Pages',
        previousLabel: 'Previous',
        nextLabel: 'Next',
        pageLabel: (page: number) => `Page ${page}`,
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Pagination>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = { args: { page: 1, pageCount: 5 } }

export const First: Story = { args: { page: 1 } }

export const Last: Story = { args: { page: 12 } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ previousLabel: say.name, nextLabel: say.name })),
}

export const LargeText: Story = { ...Default, parameters: { ...Default.parameters, textScale: 2 } }
