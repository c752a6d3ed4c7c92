import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkCard, ScrollRow } from '../../index.js'
import { sampleImages } from '../../stories/sample-images.js'

const meta: Meta<typeof LinkCard> = {
  title: 'Catalogue/LinkCard',
  component: LinkCard,
  args: { href: '#topic', image: sampleImages.cooker, headingLevel: 2, isEager: true },
  parameters: {
    guide: {
      use: 'A use or a directory’s entry with its image and some ways on.',
      avoid: 'Plain categories: Tile.',
      keyboard: { Tab: 'to the topic, then to its links' },
    },
    texts: {
      el: {
        title: 'Για το σκάφος',
        text: '42 προϊόντα',
        links: [
          { label: 'Εστίες', href: '#hobs' },
          { label: 'Ανιχνευτές', href: '#detectors' },
        ],
      },
      en: {
        title: 'For the boat',
        text: '42 products',
        links: [
          { label: 'Hobs', href: '#hobs' },
          { label: 'Detectors', href: '#detectors' },
        ],
      },
    },
  },
}

export default meta
type Story = StoryObj<typeof LinkCard>

export const Default: Story = {}

export const Playground: Story = { args: { layout: 'stacked', headingLevel: 3 } }

/** For directories: a small image at the side. */
export const Row: Story = { args: { layout: 'row' } }

/** For a row of categories above a list: one line each. */
export const Compact: Story = {
  args: { layout: 'compact', links: [] },
  decorators: [
    (Rendered) => (
      <ScrollRow columns="auto">
        <Rendered />
        <LinkCard layout="compact" headingLevel={2} href="#b" title="Ρυθμιστές" text="36" />
      </ScrollRow>
    ),
  ],
  tags: ['both-widths'],
}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = {
  args: { layout: 'row' },
  parameters: { direction: 'rtl' },
}

export const LongText: Story = {
  args: {
    layout: 'row',
    title: 'Εγκέφαλοι, διακόπτες και ηλεκτρονικά υγραεριοκίνησης',
    text: 'Για κινητήρες τριών, τεσσάρων, έξι και οκτώ κυλίνδρων',
    links: [
      { label: 'Ηλεκτρομαγνητικές πολυβαλβίδες', href: '#a' },
      { label: 'Αισθητήρες πίεσης και θερμοκρασίας', href: '#b' },
    ],
  },
}

export const ForcedColours: Story = { ...Default }
