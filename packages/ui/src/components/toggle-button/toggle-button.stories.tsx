import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ToggleButton } from '../../index.js'

const meta: Meta<typeof ToggleButton> = {
  title: 'Forms/ToggleButton',
  component: ToggleButton,
  args: { icon: 'compare', name: 'ids', value: '7' },
  parameters: {
    guide: {
      use: 'A choice on a card without space for words: put it beside others to compare.',
      avoid: 'Where there is space: Checkbox. What acts at once and is not kept: IconButton.',
      keyboard: { Space: 'chooses and takes back' },
    },
    words: {
      el: { label: 'Σύγκριση: Ρυθμιστής 30 mbar' },
      en: { label: 'Compare: Regulator 30 mbar' },
    },
  },
}

export default meta
type Story = StoryObj<typeof ToggleButton>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
  },
}

export const Playground: Story = { args: { defaultChecked: true, disabled: false } }

export const Chosen: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true } }

export const ForcedColours: Story = { ...Chosen }
