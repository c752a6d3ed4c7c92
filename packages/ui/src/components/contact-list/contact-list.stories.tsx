import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactList } from '../../index.js'

const meta: Meta<typeof ContactList> = {
  title: 'Shell/ContactList',
  component: ContactList,
  parameters: {
    guide: {
      use: 'The ways of reaching the shop: footer, contact page, home.',
      avoid: 'Accounts on social networks: SocialIcons. Opening hours: BusinessHours.',
      keyboard: { Tab: 'from link to link' },
    },
    texts: {
      el: {
        items: [
          { icon: 'map-pin', label: 'Διεύθυνση', text: 'Οδός Παραδείγματος 12, Αθήνα' },
          { icon: 'phone', label: 'Τηλέφωνο', text: '210 000 0000', href: 'tel:+302100000000' },
          {
            icon: 'mail',
            label: 'E-mail',
            text: 'info@example.gr',
            href: 'mailto:info@example.gr',
          },
        ],
      },
      en: {
        items: [
          { icon: 'map-pin', label: 'Address', text: '12 Example Street, Athens' },
          { icon: 'phone', label: 'Phone', text: '+30 210 000 0000', href: 'tel:+302100000000' },
          {
            icon: 'mail',
            label: 'E-mail',
            text: 'info@example.gr',
            href: 'mailto:info@example.gr',
          },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof ContactList>

export const Default: Story = {}

export const Playground: Story = {}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: {
    texts: {
      el: {
        items: [
          {
            icon: 'map-pin',
            label: 'Διεύθυνση',
            text: 'Παπαχατζηκωνσταντινουπολίτου 1234, Βιομηχανικό Πάρκο Ασπροπύργου, 193 00 Αττική',
          },
          {
            icon: 'mail',
            label: 'E-mail',
            text: 'exypiretisi.pelaton.ygraeriou@ygraerio-exartimata.example.gr',
            href: 'mailto:info@example.gr',
          },
        ],
      },
      en: {
        items: [
          {
            icon: 'map-pin',
            label: 'Address',
            text: '1234 Papachatzikonstantinoupolitou Street, Aspropyrgos Industrial Park, Attica',
          },
          {
            icon: 'mail',
            label: 'E-mail',
            text: 'customer.service.for.lpg.equipment@gas-parts-and-more.example.com',
            href: 'mailto:info@example.gr',
          },
        ],
      },
    },
  },
}
