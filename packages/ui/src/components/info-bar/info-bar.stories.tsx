import type { Meta, StoryObj } from '@storybook/react-vite'
import { InfoBar, NavigationLinks } from '../../index.js'
import { fixed } from '../../stories/fixed.js'
import { longText } from '../../stories/long-words.js'
import { storyLocale, texts } from '../../stories/sample-texts.js'

const meta: Meta<typeof InfoBar> = {
  title: 'Shell/InfoBar',
  component: InfoBar,
  parameters: {
    guide: {
      use: 'Delivery, address and phone over the page from 992 px; plain pages from 1200 px.',
      avoid: 'Messages that come and go: Alert.',
      keyboard: { Tab: 'from link to link' },
    },
    layout: 'fullscreen',
    texts: {
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

export const Playground: Story = {}

export const WithPages: Story = {
  tags: ['wide'],
  parameters: fixed,
  render: (args, { globals }) => {
    const { home, products, contact } = texts[storyLocale(globals)]
    const pages = [home, products, contact].map((label, place) => ({
      label,
      href: `#${label}`,
      isCurrent: place === 0,
    }))
    return (
      <InfoBar
        {...args}
        navigation={<NavigationLinks label={products} items={pages} tone="inverse" />}
      />
    )
  },
}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  tags: ['wide'],
  parameters: longText((say) => ({
    items: [
      { icon: 'truck', text: say.label },
      { icon: 'phone', text: say.word, href: 'tel:1' },
    ],
  })),
}
