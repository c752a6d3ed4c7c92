import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Rating> = {
  title: 'Catalogue/Rating',
  component: Rating,
  args: { value: 4.3, text: '4.3 (12)' },
  parameters: {
    guide: {
      use: 'What buyers say of a product, in stars: only where there are real reviews.',
      avoid: 'Choosing stars in a form: RadioGroup.',
    },
    texts: {
      el: { label: 'Βαθμολογία 4,3 από 5, από 12 αγοραστές', text: '4,3 (12)' },
      en: { label: 'Rated 4.3 of 5 by 12 buyers', text: '4.3 (12)' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Rating>

export const Default: Story = {}

export const Playground: Story = { args: { value: 3.5, size: 'large' } }

export const Large: Story = { args: { size: 'large' } }

/** One review, in a list of them. */
export const StarsAlone: Story = {
  args: { value: 2 },
  parameters: {
    texts: {
      el: { label: '2 από 5 αστέρια', text: undefined },
      en: { label: '2 of 5 stars', text: undefined },
    },
  },
}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { args: { value: 2.5 }, parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ label: say.sentence, text: say.label })),
}
