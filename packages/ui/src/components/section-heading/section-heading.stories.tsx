import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, SectionHeading } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof SectionHeading> = {
  title: 'Base/SectionHeading',
  component: SectionHeading,
  parameters: {
    guide: {
      use: 'Heads a part of a page, with a way to all of it.',
      avoid: 'The page’s own title: Heading.',
      keyboard: { Enter: 'follows the link' },
    },
    texts: {
      el: {
        title: 'Προσφορές',
        text: '20 προϊόντα',
        endContent: <Link href="#all">Όλες οι προσφορές</Link>,
      },
      en: { title: 'Offers', text: '20 products', endContent: <Link href="#all">All offers</Link> },
    },
  },
}

export default meta
type Story = StoryObj<typeof SectionHeading>

export const Default: Story = {}

export const Playground: Story = { args: { level: 1 } }

export const TitleAlone: Story = { render: ({ title }) => <SectionHeading title={title} /> }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ title: say.label, text: say.sentence })),
}
