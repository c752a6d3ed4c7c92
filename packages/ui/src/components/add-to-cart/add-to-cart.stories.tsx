import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AddToCart, Badge, QuantityField } from '../../index.js'
import { storyLocale, texts } from '../../stories/sample-texts.js'

const meta: Meta<typeof AddToCart> = {
  title: 'Product/AddToCart',
  component: AddToCart,
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  render: (args, { globals }) => {
    const say = texts[storyLocale(globals)]
    const quantity = (
      <QuantityField
        name="quantity"
        label={say.quantity}
        decreaseLabel={say.decrease}
        increaseLabel={say.increase}
      />
    )
    return <AddToCart quantity={quantity} {...args} />
  },
  parameters: {
    guide: {
      use: 'Adds to the cart: on a product’s page with a quantity, elsewhere without.',
      avoid:
        'Cards, of which a page has many: an AddToCartButton. Products with options or out of stock: a ButtonLink to the product.',
      keyboard: { 'Enter in the quantity': 'adds, as the button does' },
    },
    texts: { el: { label: 'Προσθήκη στο καλάθι' }, en: { label: 'Add to cart' } },
  },
}

export default meta
type Story = StoryObj<typeof AddToCart>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('spinbutton'), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalled()
  },
}

export const Playground: Story = { args: { size: 'large', isBusy: false } }

export const OnCard: Story = {
  args: { size: 'small', quantity: null },
  parameters: {
    texts: {
      el: { label: 'Προσθήκη', productName: 'Σωλήνας 1,5 m', inCart: '2 στο καλάθι' },
      en: { label: 'Add', productName: 'Hose 1.5 m', inCart: '2 in your cart' },
    },
  },
}

export const Marked: Story = {
  args: { size: 'small', quantity: null, badge: <Badge tone="primary">2</Badge> },
  parameters: { texts: { el: { label: 'Προσθήκη' }, en: { label: 'Add' } } },
}

export const Busy: Story = { args: { isBusy: true } }

export const Refused: Story = {
  parameters: {
    texts: {
      el: {
        label: 'Προσθήκη στο καλάθι',
        error: {
          title: 'Το προϊόν δεν προστέθηκε',
          text: 'Δεν υπάρχει αρκετό απόθεμα. Απέμειναν 2 τεμάχια.',
        },
      },
      en: {
        label: 'Add to cart',
        error: {
          title: 'Item not added',
          text: 'Product does not have sufficient stock available. 2 pieces are left.',
        },
      },
    },
  },
}

export const Dark: Story = { ...Refused, parameters: { ...Refused.parameters, scheme: 'dark' } }

export const ForcedColours: Story = { ...Refused }

export const LongText: Story = {
  parameters: {
    texts: {
      el: {
        label: 'Προσθήκη του ηλεκτροϋδραυλικού συγκροτήματος στο καλάθι αγορών',
        inCart: 'Στο καλάθι σας υπάρχουν ήδη 12 τεμάχια, τα περισσότερα που μπορείτε να αγοράσετε',
      },
      en: {
        label: 'Add the electrohydraulic changeover assembly to your shopping cart',
        inCart: 'Your cart already holds 12 pieces, which is the most that one can buy at once',
      },
    },
  },
}
