import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, SectionHeading } from '../../index.js'

const meta: Meta<typeof SectionHeading> = {
  title: 'Base/SectionHeading',
  component: SectionHeading,
  parameters: {
    words: {
      el: {
        title: 'Προσφορές',
        text: '20 προϊόντα',
        aside: <Link href="#all">Όλες οι προσφορές</Link>,
      },
      en: { title: 'Offers', text: '20 products', aside: <Link href="#all">All offers</Link> },
    },
  },
}

export default meta
type Story = StoryObj<typeof SectionHeading>

export const Default: Story = {}

export const Playground: Story = { args: { level: 1 } }
