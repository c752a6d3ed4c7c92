import type { Meta, StoryObj } from '@storybook/react-vite'
import { PromotionCard } from '../../index.js'
import { sampleImages } from '../../stories/sample-images.js'

const items = [
  {
    href: '#volta',
    name: 'Thermi Volta 4,2 kW',
    image: sampleImages.cylinder,
    amount: '99,90 €',
    colorsLabel: 'Thermi Volta 4,2 kW',
    colors: [
      { label: '1', color: '#2a2d31', href: '#volta-charcoal' },
      { label: '2', color: '#e9e4da', href: '#volta-sand' },
    ],
  },
  { href: '#casa', name: 'Meltemi Casa', image: sampleImages.hose, amount: '5,90 €' },
]

const meta: Meta<typeof PromotionCard> = {
  title: 'Catalogue/PromotionCard',
  component: PromotionCard,
  args: { href: '#offer', image: sampleImages.cooker, headingLevel: 2, isEager: true },
  parameters: {
    guide: {
      use: 'A promotion with its image, dates and some of its products.',
      avoid: 'A single product: ProductCard.',
      keyboard: { Tab: 'to the promotion, then to its products', Enter: 'opens it' },
    },
    texts: {
      el: {
        title: 'Ζεστός χειμώνας',
        text: 'Σόμπες υγραερίου με έκπτωση, μαζί με ό,τι χρειάζονται για να ανάψουν.',
        badge: 'έως −16 %',
        notes: ['8 προϊόντα', 'έως 31 Μαρτίου'],
        itemsLabel: 'Ανάμεσά τους',
      },
      en: {
        title: 'Warm winter',
        text: 'Gas heaters at a lower price, with all they need to be lit.',
        badge: 'up to −16 %',
        notes: ['8 products', 'until 31 March'],
        itemsLabel: 'Among them',
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof PromotionCard>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = { args: { layout: 'stacked', headingLevel: 3 } }

export const WithItems: Story = { args: { items } }

/** The image is next to the text from 768 px on. */
export const Wide: Story = { args: { items, layout: 'wide' } }

export const Dark: Story = { args: { items }, parameters: { scheme: 'dark' } }

export const RightToLeft: Story = {
  args: { items, layout: 'wide' },
  parameters: { direction: 'rtl' },
}

export const LongText: Story = {
  args: {
    title: 'Ηλεκτρονικά υγραεριοκίνησης σε εκκαθάριση αποθέματος μέχρι εξαντλήσεως',
    text: 'Εγκέφαλοι, διακόπτες, αισθητήρες πίεσης και θερμοκρασίας, καλωδιώσεις και ό,τι άλλο έμεινε στο ράφι από την προηγούμενη σειρά των κατασκευαστών.',
    items,
  },
}

export const ForcedColours: Story = { ...WithItems }
