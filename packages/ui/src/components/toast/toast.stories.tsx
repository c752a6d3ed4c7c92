import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button, Link, Toast, ToastRegion } from '../../index.js'
import { storyLocale } from '../../stories/sample-texts.js'
import { longText } from '../../stories/long-words.js'
import { fixed } from '../../stories/fixed.js'

const texts = {
  el: { added: 'Προστέθηκε στο καλάθι', show: 'Προβολή', close: 'Κλείσιμο', label: 'Μηνύματα' },
  en: { added: 'Added to the cart', show: 'Show', close: 'Close', label: 'Messages' },
}

const meta: Meta<typeof Toast> = {
  title: 'Overlays/Toast',
  component: Toast,
  args: { onClose: () => undefined },
  parameters: {
    guide: {
      use: 'Confirms the shopper’s action, at least 380 px wide on wide screens.',
      avoid: 'Messages that need a choice (MessageBox) and those that must not be missed (Alert).',
      keyboard: { Tab: 'reaches its buttons', 'Enter, Space': 'close it' },
    },
    texts: {
      el: { children: texts.el.added, closeLabel: texts.el.close },
      en: { children: texts.en.added, closeLabel: texts.en.close },
    },
  },
}

export default meta
type Story = StoryObj<typeof Toast>

export const Default: Story = {}

export const Playground: Story = {}

export const Tones: Story = {
  render: (args) => (
    <>
      <Toast {...args} tone="success" action={<Link href="#cart">→</Link>} />
      <Toast {...args} tone="warning" />
      <Toast {...args} tone="danger" />
    </>
  ),
}

export const InRegion: Story = {
  parameters: fixed,
  render: function Region(_args, { globals }) {
    const say = texts[storyLocale(globals)]
    const [count, setCount] = useState(0)
    const dismiss = useCallback(() => setCount(0), [])
    return (
      <>
        <Button onClick={() => setCount(count + 1)}>{say.show}</Button>
        <ToastRegion
          label={say.label}
          closeLabel={say.close}
          onDismiss={dismiss}
          messages={count === 0 ? [] : [{ id: String(count), text: say.added, tone: 'success' }]}
        />
      </>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const say = texts[storyLocale(globals)]
    await userEvent.click(canvas.getByRole('button', { name: say.show }))
    const text = canvas.getByText(say.added)
    await expect(text).toBeVisible()
    await expect(text.parentElement?.getBoundingClientRect().width).toBeGreaterThanOrEqual(380)
  },
}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Tones }

export const LongText: Story = {
  parameters: longText((say) => ({ children: say.sentence })),
}
