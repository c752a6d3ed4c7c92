import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AddToCartButton, Badge } from '../../index.js'

const meta: Meta<typeof AddToCartButton> = {
  title: 'Product/AddToCartButton',
  component: AddToCartButton,
  args: {
    form: 'add-to-cart',
    name: 'variantId',
    value: '7',
    onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  render: (args) => (
    <>
      <form id={args.form} method="post" hidden />
      <AddToCartButton {...args} />
    </>
  ),
  parameters: {
    guide: {
      use: 'On cards: many buttons of one form, which is in the page once, without visible fields.',
      avoid: 'A product’s own page, where a quantity is chosen: AddToCart is a form.',
    },
    texts: {
      el: { label: 'Προσθήκη', productName: 'Σωλήνας 1,5 m' },
      en: { label: 'Add', productName: 'Hose 1.5 m' },
    },
  },
}

export default meta
type Story = StoryObj<typeof AddToCartButton>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).toHaveBeenCalled()
  },
}

export const Playground: Story = { args: { size: 'small', isBusy: false } }

export const Marked: Story = { args: { badge: <Badge tone="primary">2</Badge> } }

export const Busy: Story = { args: { isBusy: true } }

export const Refused: Story = {
  parameters: {
    texts: {
      el: {
        label: 'Προσθήκη',
        error: {
          title: 'Το προϊόν δεν προστέθηκε',
          text: 'Δεν υπάρχει αρκετό απόθεμα. Απέμειναν 2 τεμάχια.',
        },
      },
      en: {
        label: 'Add',
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
      el: { label: 'Προσθήκη του ηλεκτροϋδραυλικού συγκροτήματος στο καλάθι αγορών' },
      en: { label: 'Add the electrohydraulic changeover assembly to your shopping cart' },
    },
  },
}
