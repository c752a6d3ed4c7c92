import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink, Hero } from '../../index.js'
import { sampleImages } from '../../stories/sample-images.js'
import { longText } from '../../stories/long-words.js'

const meta: Meta<typeof Hero> = {
  title: 'Home/Hero',
  component: Hero,
  args: { image: sampleImages.cooker },
  parameters: {
    guide: {
      use: 'The strongest offer at the start of the home page, standing still.',
      avoid: 'A second one on the same page: Banner or PromotionCard.',
      keyboard: { Enter: 'follows the link' },
    },
    texts: {
      el: {
        kicker: 'Για κάμπινγκ, σκάφος και εξοχικό',
        title: 'Δύο καυστήρες, μία φιάλη, παντού',
        text: 'Επιτραπέζια εστία 2 × 1,8 kW με θερμοηλεκτρική ασφάλεια.',
        price: { amount: '89,90 €', previous: { label: 'Αρχική τιμή', amount: '109,00 €' } },
        action: (
          <ButtonLink href="#offer" variant="primary" size="large">
            Δείτε την προσφορά
          </ButtonLink>
        ),
      },
      en: {
        kicker: 'For camping, boats and weekend houses',
        title: 'Two burners, one cylinder, anywhere',
        text: 'Table-top cooker, 2 × 1.8 kW, with flame failure device.',
        price: { amount: '€89.90', previous: { label: 'Original price', amount: '€109.00' } },
        action: (
          <ButtonLink href="#offer" variant="primary" size="large">
            See the offer
          </ButtonLink>
        ),
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof Hero>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = {}

export const Scene: Story = {
  args: {
    layout: 'scene',
    badge: '−20 %',
    kicker: undefined,
    priceOf: <a href="#offer">Duo 2 × 1.8 kW</a>,
  },
  tags: ['both-widths'],
}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: longText((say) => ({ kicker: say.name, title: say.label, text: say.sentence })),
}

export const LargeText: Story = { ...Default, parameters: { ...Default.parameters, textScale: 2 } }
