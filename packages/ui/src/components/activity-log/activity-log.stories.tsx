import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActivityLog } from '../../sharing.js'
import { longText } from '../../stories/long-words.js'
import { sampleActivities } from '../../stories/sample-people.js'

const meta: Meta<typeof ActivityLog> = {
  title: 'Sharing/ActivityLog',
  component: ActivityLog,
  parameters: {
    guide: {
      use: 'Who did what in a shared cart, the latest first.',
      avoid: 'States of an order: Steps.',
    },
    texts: {
      el: { activities: sampleActivities('el') },
      en: { activities: sampleActivities('en') },
    },
  },
}

export default meta
type Story = StoryObj<typeof ActivityLog>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = {}

export const Dark: Story = { tags: ['narrow'], parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { tags: ['narrow'], parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { tags: ['narrow'] }

export const LongText: Story = {
  parameters: longText((say) => ({
    activities: [1, 2].map((id) => ({
      id,
      person: { id: 'long', name: say.word },
      text: say.sentence,
      at: '2026-03-14T10:30:00Z',
      time: '14/03/2026',
    })),
  })),
}

export const LargeText: Story = { tags: ['narrow'], parameters: { textScale: 2 } }
