import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, CartLine, Notice, QuantityField } from '../../index.js'
import { sampleProducts } from '../../stories/sample-products.js'
import { storyLocale, words } from '../../stories/sample-words.js'

const meta: Meta<typeof CartLine> = {
  title: 'Cart/CartLine',
  component: CartLine,
  render: (args, { globals }) => {
    const locale = storyLocale(globals)
    const product = sampleProducts[locale][0]
    if (!product) throw new Error('The sample product is missing.')
    const say = words[locale]
    return (
      <CartLine
        {...args}
        name={product.name}
        href={product.href}
        picture={product.picture}
        facts={product.facts}
        unitPrice={locale === 'en' ? '€19.90 each' : '19,90 € το τεμάχιο'}
        total={locale === 'en' ? '€39.80' : '39,80 €'}
        quantity={
          <QuantityField
            defaultValue={2}
            label={say.quantity}
            decreaseLabel={say.decrease}
            increaseLabel={say.increase}
          />
        }
        remove={
          <Button variant="ghost" size="small" icon="trash">
            {say.remove}
          </Button>
        }
      />
    )
  },
}

export default meta
type Story = StoryObj<typeof CartLine>

export const Default: Story = {}

export const Playground: Story = { args: { isCompact: false } }

export const Compact: Story = { args: { isCompact: true } }

export const WithMessage: Story = {
  parameters: {
    words: {
      el: { message: <Notice tone="warning">Απέμειναν μόνο 2 τεμάχια.</Notice> },
      en: { message: <Notice tone="warning">Only 2 pieces are left.</Notice> },
    },
  },
}
