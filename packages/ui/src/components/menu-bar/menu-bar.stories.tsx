import type { Meta, StoryObj } from '@storybook/react-vite'
import { MenuBar } from '../../index.js'

const items = (labels: readonly string[]) =>
  labels.map((label, index) => ({ label, href: `#${index}`, isCurrent: index === 1 }))

const meta: Meta<typeof MenuBar> = {
  title: 'Shell/MenuBar',
  component: MenuBar,
  parameters: {
    layout: 'fullscreen',
    words: {
      el: {
        label: 'Κατηγορίες',
        items: items(['Υγραεριοκίνηση', 'Ρυθμιστές', 'Φιάλες', 'Σωλήνες', 'Θέρμανση', 'Εστίες']),
      },
      en: {
        label: 'Categories',
        items: items(['Autogas', 'Regulators', 'Cylinders', 'Hoses', 'Heating', 'Cookers']),
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof MenuBar>

export const Default: Story = {}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
