import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button, Tooltip } from '../../index.js'
import { storyLocale } from '../../stories/sample-words.js'

const meta: Meta<typeof Tooltip> = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  render: ({ text }, { globals }) => (
    <div>
      <br />
      <br />
      <Tooltip text={text}>
        <Button icon="compare">{storyLocale(globals) === 'el' ? 'Σύγκριση' : 'Compare'}</Button>
      </Tooltip>
    </div>
  ),
  parameters: {
    words: {
      el: { text: 'Έως 4 προϊόντα δίπλα δίπλα' },
      en: { text: 'Up to 4 products side by side' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Tooltip>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button').focus()
    await expect(canvas.getByRole('tooltip')).toBeVisible()
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('tooltip')).toBeNull()
    })
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
