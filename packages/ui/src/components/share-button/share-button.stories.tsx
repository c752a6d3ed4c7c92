import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareButton } from '../../index.js'

const meta: Meta<typeof ShareButton> = {
  title: 'Product/ShareButton',
  component: ShareButton,
  args: { url: 'https://shop.example/products/hose' },
  parameters: {
    words: {
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

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
