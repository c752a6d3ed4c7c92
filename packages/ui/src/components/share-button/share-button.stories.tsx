import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareButton } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof ShareButton> = {
  title: 'Product/ShareButton',
  component: ShareButton,
  args: { url: 'https://shop.example/products/hose' },
  parameters: {
    guide: {
      use: 'Shares the page with the system’s own sheet, or copies its address.',
      avoid: 'Links to one’s own accounts: SocialIcons.',
      keyboard: { 'Enter, Space': 'press it' },
    },
    texts: {
      el: {
        label: 'Κοινοποίηση',
        title: 'Σωλήνας υγραερίου',
        copiedLabel: 'Ο σύνδεσμος αντιγράφηκε',
      },
      en: { label: 'Share', title: 'LPG hose', copiedLabel: 'Link copied' },
    },
  },
}

export default meta
type Story = StoryObj<typeof ShareButton>

export const Default: Story = {}

export const Playground: Story = {}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ label: say.label })),
}
