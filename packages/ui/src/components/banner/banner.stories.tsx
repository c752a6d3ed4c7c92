import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner, Link } from '../../index.js'
import { sampleImages } from '../../stories/sample-images.js'

const meta: Meta<typeof Banner> = {
  title: 'Shell/Banner',
  component: Banner,
  args: {
    image: sampleImages.cylinder,
    headingLevel: 2,
    action: <Link href="tel:2100000000">210 000 0000</Link>,
  },
  parameters: {
    guide: {
      use: 'One fact about buying here, with an image: instalments, phone orders, shipping.',
      avoid: 'An offer with a price: Hero or PromotionCard.',
      keyboard: { Enter: 'follows the link' },
    },
    texts: {
      el: { title: 'Παραγγείλτε τηλεφωνικά', text: 'Απαντά τεχνικός, όχι τηλεφωνητής.' },
      en: { title: 'Order by phone', text: 'A technician answers, not a machine.' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Banner>

export const Default: Story = {}

export const Playground: Story = { args: { tone: 'plain' } }

export const Tinted: Story = { args: { tone: 'primary' } }

export const Warm: Story = { args: { tone: 'warm' } }

export const Fresh: Story = { args: { tone: 'fresh' } }

export const Row: Story = { args: { layout: 'row' }, tags: ['both-widths'] }

export const Dark: Story = { args: { tone: 'primary' }, parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const LongText: Story = {
  args: {
    title: 'Έως έξι άτοκες δόσεις με όλες τις κάρτες των ελληνικών τραπεζών',
    text: 'Για παραγγελίες από εκατό ευρώ και πάνω, χωρίς έξοδα και χωρίς δικαιολογητικά, σε όλα τα προϊόντα του καταστήματος.',
  },
}

export const ForcedColours: Story = { ...Default }
