import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '../../index.js'

const meta: Meta<typeof Checkbox> = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { name: 'terms' },
  parameters: {
    words: {
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
    words: {
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
