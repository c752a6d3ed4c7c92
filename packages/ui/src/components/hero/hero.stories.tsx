import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink, Hero } from '../../index.js'
import { samplePictures } from '../../stories/sample-pictures.js'

const meta: Meta<typeof Hero> = {
  title: 'Home/Hero',
  component: Hero,
  args: { picture: samplePictures.cooker },
  parameters: {
    words: {
      el: {
        kicker: 'Για κάμπινγκ, σκάφος και εξοχικό',
        title: 'Δύο καυστήρες, μία φιάλη, παντού',
        text: 'Επιτραπέζια εστία 2 × 1,8 kW με θερμοηλεκτρική ασφάλεια.',
        price: { amount: '89,90 €', old: { label: 'Αρχική τιμή', amount: '109,00 €' } },
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
        price: { amount: '€89.90', old: { label: 'Original price', amount: '€109.00' } },
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

export const Default: Story = {}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
