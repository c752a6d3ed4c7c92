import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Carousel, ProductCard } from '../../index.js'
import { sampleProducts } from '../../stories/sample-products.js'
import { storyLocale } from '../../stories/sample-texts.js'
import { longWords } from '../../stories/long-words.js'

const meta: Meta<typeof Carousel> = {
  title: 'Catalogue/Carousel',
  component: Carousel,
  render: (args, { globals }) => (
    <Carousel {...args}>
      {[1, 2].flatMap((round) =>
        sampleProducts[storyLocale(globals)].map((product) => (
          <ProductCard key={`${round}${product.href}`} {...product} />
        )),
      )}
    </Carousel>
  ),
  parameters: {
    guide: {
      use: 'A row of cards that belong together and may be skipped: suggested, viewed, similar.',
      avoid: 'Important content: a ProductGrid. The top of a page: a Hero, which does not move.',
      keyboard: {
        Tab: 'into the row, then from card to card',
        'Arrow keys': 'move the row while it has the focus',
      },
    },
    texts: {
      el: { label: 'Προτεινόμενα προϊόντα', previousLabel: 'Προηγούμενα', nextLabel: 'Επόμενα' },
      en: { label: 'Suggested products', previousLabel: 'Previous', nextLabel: 'Next' },
    },
  },
}

export default meta
type Story = StoryObj<typeof Carousel>

export const Default: Story = {
  tags: ['both-widths'],
  play: async ({ canvasElement }) => {
    const [row] = within(canvasElement).getAllByRole('list')
    const [, next] = within(canvasElement).queryAllByRole('button')
    // Narrow screens scroll by touch and have no buttons.
    if (!row || !next) return
    await userEvent.click(next)
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
  },
}

export const Playground: Story = {}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  render: (args, { globals }) => {
    const say = longWords[storyLocale(globals)]
    return (
      <Carousel {...args}>
        {sampleProducts[storyLocale(globals)].map((product) => (
          <ProductCard key={product.href} {...product} name={say.label} brand={say.name} />
        ))}
      </Carousel>
    )
  },
}
