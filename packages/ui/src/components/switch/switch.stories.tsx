import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Switch } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Switch> = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: {
    guide: {
      use: 'What takes effect at once.',
      avoid: 'Values submitted with a form: Checkbox.',
      keyboard: { Space: 'turns it on and off' },
    },
    texts: {
      el: { label: 'Ειδοποίηση για νέες προσφορές' },
      en: { label: 'Tell me about new offers' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Switch>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('switch')
    await userEvent.click(input)
    await expect(input).toBeChecked()
  },
}

export const Playground: Story = {}

export const On: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = {
  args: { defaultChecked: true },
  parameters: { direction: 'rtl' },
}

export const ForcedColours: Story = { ...On }

export const LongText: Story = {
  parameters: longText((say) => ({ label: say.sentence })),
}
