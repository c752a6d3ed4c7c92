import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Tabs } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Tabs> = {
  title: 'Base/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      use: 'Two to four parts of equal weight of which one is looked at.',
      avoid: 'Parts that are read one after another: headings. Many: Accordion.',
      keyboard: {
        'Arrow left, arrow right': 'to the tab before and after',
        'Home, End': 'to the first and the last',
        Tab: 'into the open part',
      },
    },
    texts: {
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

export const Playground: Story = {}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({
    items: [
      { id: 'one', label: say.label, content: say.sentence },
      { id: 'two', label: say.name, content: say.sentence },
    ],
  })),
}

export const LargeText: Story = { ...Default, parameters: { ...Default.parameters, textScale: 2 } }
