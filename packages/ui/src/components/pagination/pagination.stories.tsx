import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from '../../index.js'

const meta: Meta<typeof Pagination> = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 4, pageCount: 12, hrefForPage: (page) => `?page=${page}` },
  parameters: {
    words: {
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

export const Default: Story = {}

export const Playground: Story = { args: { page: 1, pageCount: 5 } }

export const First: Story = { args: { page: 1 } }

export const Last: Story = { args: { page: 12 } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
