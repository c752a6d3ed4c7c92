import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MessageBox } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof MessageBox> = {
  title: 'Overlays/MessageBox',
  component: MessageBox,
  args: { isOpen: true, onCancel: () => undefined, onConfirm: () => undefined },
  parameters: {
    guide: {
      use: 'A question before something that cannot be undone, 420 px wide.',
      avoid: 'Telling that something happened: Toast. Anything with a form: Dialog.',
      keyboard: { Escape: 'answers no', Tab: 'stays inside it' },
    },
    texts: {
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

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('alertdialog')
    await expect(box.getBoundingClientRect().width).toBe(420)
  },
}

export const Playground: Story = { args: { tone: 'neutral', isOpen: true } }

export const Danger: Story = { args: { tone: 'danger' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({
    title: say.label,
    children: say.sentence,
    confirmLabel: say.name,
    cancelLabel: say.name,
  })),
}

export const LargeText: Story = { ...Default, parameters: { ...Default.parameters, textScale: 2 } }
