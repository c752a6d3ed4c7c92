import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ToggleButton } from '../../index.js'

const meta: Meta<typeof ToggleButton> = {
  title: 'Forms/ToggleButton',
  component: ToggleButton,
  args: { icon: 'compare', name: 'ids', value: '7' },
  parameters: {
    guide: {
      use: 'A choice on a card without space for text: add it to the comparison.',
      avoid: 'On wide cards: Checkbox. Immediate actions without a state: IconButton.',
      keyboard: { Space: 'chooses and takes back' },
    },
    texts: {
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
