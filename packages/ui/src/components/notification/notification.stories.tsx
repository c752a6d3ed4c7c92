import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notification } from '../../index.js'

const meta: Meta<typeof Notification> = {
  title: 'Overlays/Notification',
  component: Notification,
  args: { onClose: fn<() => void>() },
  parameters: {
    words: {
      el: {
        title: 'Το καλάθι άλλαξε',
        children: 'Κάποιος πρόσθεσε δύο σωλήνες.',
        closeLabel: 'Κλείσιμο',
      },
      en: {
        title: 'The cart has changed',
        children: 'Somebody added two hoses.',
        closeLabel: 'Close',
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Notification>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
