import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Checkbox> = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { name: 'terms' },
  parameters: {
    guide: {
      use: 'One yes or no that is sent with a form, such as accepting the terms.',
      avoid: 'What takes effect at once: Switch. One of several: RadioGroup.',
      keyboard: { Space: 'ticks and unticks' },
    },
    texts: {
      el: { label: 'Αποδέχομαι τους όρους χρήσης' },
      en: { label: 'I accept the terms and conditions' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Checkbox>

export const Default: Story = {}

export const Playground: Story = { args: { defaultChecked: true, disabled: false } }

export const Checked: Story = { args: { defaultChecked: true } }

export const Invalid: Story = {
  parameters: {
    texts: {
      el: {
        label: 'Αποδέχομαι τους όρους χρήσης',
        error: 'Για να συνεχίσετε, αποδεχθείτε τους όρους.',
      },
      en: {
        label: 'I accept the terms and conditions',
        error: 'To go on, please accept the terms.',
      },
    },
  },
}

export const ForcedColours: Story = { ...Invalid }

export const LongText: Story = {
  parameters: longText((say) => ({ label: say.sentence, error: say.sentence })),
}
