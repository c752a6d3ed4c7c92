import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Notification } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Notification> = {
  title: 'Overlays/Notification',
  component: Notification,
  args: { onClose: fn<() => void>() },
  parameters: {
    guide: {
      use: 'News that came from elsewhere, such as a shared cart, 330 px wide in the corner.',
      avoid: 'What follows from the shopper’s own press: Toast.',
      keyboard: { Tab: 'reaches its buttons', 'Enter, Space': 'close it' },
    },
    texts: {
      el: {
        title: 'Το καλάθι άλλαξε',
        children: 'Κάποιος πρόσθεσε δύο σωλήνες.',
        closeLabel: 'Κλείσιμο',
      },
      en: {
        title: 'The cart has changed',
        children: 'Maria added two hoses.',
        closeLabel: 'Close',
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Notification>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const [box] = within(canvasElement).getAllByRole('status')
    await expect(box?.getBoundingClientRect().width).toBe(330)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Playground: Story = {}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ title: say.label, children: say.sentence })),
}
