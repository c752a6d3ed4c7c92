import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageBox } from '../../index.js'

const meta: Meta<typeof MessageBox> = {
  title: 'Overlays/MessageBox',
  component: MessageBox,
  args: { isOpen: true, onCancel: () => undefined, onConfirm: () => undefined },
  parameters: {
    words: {
      el: {
        title: 'Άδειασμα καλαθιού;',
        children: 'Θα αφαιρεθούν και τα 4 είδη.',
        confirmLabel: 'Άδειασμα',
        cancelLabel: 'Ακύρωση',
      },
      en: {
        title: 'Empty the cart?',
        children: 'All 4 items will be taken out.',
        confirmLabel: 'Empty it',
        cancelLabel: 'Cancel',
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof MessageBox>

export const Default: Story = {}

export const Playground: Story = { args: { tone: 'neutral', isOpen: true } }

export const Danger: Story = { args: { tone: 'danger' } }
