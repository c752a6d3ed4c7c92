import type { Meta, StoryObj } from '@storybook/react-vite'
import { InfoBar } from '../../index.js'

const meta: Meta<typeof InfoBar> = {
  title: 'Shell/InfoBar',
  component: InfoBar,
  parameters: {
    layout: 'fullscreen',
    words: {
      el: {
        items: [
          { icon: 'truck', text: 'Δωρεάν αποστολή για παραγγελίες άνω των 50 €' },
          { icon: 'map-pin', text: 'Οδός Παραδείγματος 12, Αθήνα', href: '#map' },
          { icon: 'phone', text: '210 000 0000', href: 'tel:+302100000000' },
        ],
      },
      en: {
        items: [
          { icon: 'truck', text: 'Free shipping for orders above €50' },
          { icon: 'map-pin', text: '12 Example Street, Athens', href: '#map' },
          { icon: 'phone', text: '+30 210 000 0000', href: 'tel:+302100000000' },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof InfoBar>

export const Default: Story = {}

export const Dark: Story = { parameters: { scheme: 'dark' } }
