import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Tabs } from '../../index.js'

const meta: Meta<typeof Tabs> = {
  title: 'Base/Tabs',
  component: Tabs,
  parameters: {
    words: {
      el: {
        label: 'Στοιχεία προϊόντος',
        items: [
          { id: 'properties', label: 'Χαρακτηριστικά', content: 'Πίεση εξόδου 30 mbar.' },
          { id: 'documents', label: 'Έγγραφα', content: 'Πιστοποιητικό EN 16129.' },
        ],
      },
      en: {
        label: 'About the product',
        items: [
          { id: 'properties', label: 'Properties', content: 'Outlet pressure 30 mbar.' },
          { id: 'documents', label: 'Documents', content: 'EN 16129 certificate.' },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Tabs>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('tab')
    first?.focus()
    await userEvent.keyboard('{End}')
    await expect(second).toHaveFocus()
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('EN 16129')
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
