import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button, Tooltip } from '../../index.js'
import { storyLocale } from '../../stories/sample-texts.js'
import { longText } from '../../stories/long-words.js'

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
    guide: {
      use: 'A word more about a control.',
      avoid: 'Important information: a hint. Interactive content: Dialog.',
      keyboard: { Tab: 'to the control shows it', Escape: 'hides it' },
    },
    texts: {
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

export const Playground: Story = {}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ text: say.sentence })),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await expect(within(canvasElement).getByRole('tooltip')).toBeVisible()
  },
}
