import type { Meta, StoryObj } from '@storybook/react-vite'
import { FeatureStrip } from '../../index.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof FeatureStrip> = {
  title: 'Home/FeatureStrip',
  component: FeatureStrip,
  parameters: {
    guide: {
      use: 'Three or four reasons to buy here, each with a drawing.',
      avoid: 'More than a line each: Banner.',
    },
    texts: {
      el: {
        features: [
          { icon: 'truck', name: 'Δωρεάν αποστολή', text: 'Για παραγγελίες άνω των 50 €' },
          { icon: 'card', name: 'Έως 6 άτοκες δόσεις', text: 'Με πιστωτική κάρτα' },
          { icon: 'phone', name: 'Τηλεφωνικές παραγγελίες', text: 'Δευτέρα έως Παρασκευή' },
          { icon: 'shield', name: 'Αξιόπιστοι κατασκευαστές', text: 'Με εγγύηση' },
        ],
      },
      en: {
        features: [
          { icon: 'truck', name: 'Free shipping', text: 'For orders above €50' },
          { icon: 'card', name: 'Up to 6 instalments', text: 'Interest-free, by credit card' },
          { icon: 'phone', name: 'Order by phone', text: 'Monday to Friday' },
          { icon: 'shield', name: 'Trusted manufacturers', text: 'With a warranty' },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof FeatureStrip>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = {}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({
    features: [{ icon: 'truck', name: say.label, text: say.sentence }],
  })),
}
