import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text, VisuallyHidden } from '../../index.js'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Base/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      use: 'Text only for screen readers.',
      avoid: 'Hiding from all users: omit it.',
    },
    texts: {
      el: { children: 'Αρχική τιμή' },
      en: { children: 'Original price' },
    },
  },
}

export default meta
type Story = StoryObj<typeof VisuallyHidden>

export const Default: Story = {
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} /> <del>24,90 €</del>
    </Text>
  ),
  play: async ({ canvasElement, globals }) => {
    const text = globals['locale'] === 'en' ? 'Original price' : 'Αρχική τιμή'
    await expect(within(canvasElement).getByText(text)).toBeInTheDocument()
  },
}

export const Playground: Story = { ...Default }
