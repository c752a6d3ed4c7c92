import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button, CartLine, IconButton, Alert, QuantityField, Text } from '../../index.js'
import { Avatar } from '../../sharing.js'
import { FormButton, samplePeople } from '../../stories/sample-people.js'
import { sampleImages } from '../../stories/sample-images.js'
import { sampleProducts } from '../../stories/sample-products.js'
import { storyLocale, texts } from '../../stories/sample-texts.js'
import { longWords } from '../../stories/long-words.js'
import { fixed } from '../../stories/fixed.js'

const meta: Meta<typeof CartLine> = {
  title: 'Cart/CartLine',
  component: CartLine,
  render: (args, { globals }) => {
    const locale = storyLocale(globals)
    const product = sampleProducts[locale][0]
    if (!product) throw new Error('The sample product is missing.')
    const say = texts[locale]
    return (
      <CartLine
        {...args}
        name={product.name}
        href={product.href}
        image={product.image}
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
        removeAction={<IconButton icon="trash" label={say.remove} />}
      />
    )
  },
  parameters: {
    guide: {
      use: 'One product in the cart, the drawer, the checkout’s summary or an order.',
      avoid: 'Products that are only looked at: ProductCard with layout list.',
      keyboard: { Tab: 'from one to the next' },
    },
  },
}

function KeepForLater({ children }: { children: string }) {
  return (
    <Button variant="ghost" size="small">
      {children}
    </Button>
  )
}

export default meta
type Story = StoryObj<typeof CartLine>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = { args: { isCompact: false } }

export const Compact: Story = { args: { isCompact: true } }

export const WithMore: Story = {
  tags: ['both-widths'],
  parameters: {
    texts: {
      el: { moreActions: <KeepForLater>Αποθήκευση για αργότερα</KeepForLater> },
      en: { moreActions: <KeepForLater>Save for later</KeepForLater> },
    },
  },
}

export const WithMessage: Story = {
  parameters: {
    texts: {
      el: { message: <Alert tone="warning">Απέμειναν μόνο 2 τεμάχια.</Alert> },
      en: { message: <Alert tone="warning">Only 2 pieces are left.</Alert> },
    },
  },
}

function author(locale: 'el' | 'en') {
  const person = samplePeople[locale][1]!
  return (
    <>
      <Avatar person={person} size="small" />
      {locale === 'en' ? `Added by ${person.name}` : `Προσθήκη: ${person.name}`}
    </>
  )
}

export const WithAuthor: Story = {
  tags: ['both-widths'],
  parameters: { texts: { el: { author: author('el') }, en: { author: author('en') } } },
}

/** Another person removed it from a shared cart while the visitor changed it. */
export const RemovedByAnother: Story = {
  parameters: fixed,
  tags: ['both-widths'],
  render: (_args, { globals }) => {
    const locale = storyLocale(globals)
    const product = sampleProducts[locale][0]!
    const isEnglish = locale === 'en'
    return (
      <CartLine
        isRemoved
        name={product.name}
        href={product.href}
        image={product.image}
        total={null}
        quantity={null}
        message={
          <Alert
            tone="warning"
            role="status"
            actions={
              <>
                <FormButton>{isEnglish ? 'Put back' : 'Επαναφορά'}</FormButton>
                <FormButton isDanger>{isEnglish ? 'All right' : 'Εντάξει'}</FormButton>
              </>
            }
          >
            {isEnglish ? 'Maria removed this (2 pieces).' : 'Η Μαρία το αφαίρεσε (2 τεμάχια).'}
          </Alert>
        }
      />
    )
  },
}

/**
 * Another person changed it at the same time: both changes count. The button is reached by the
 * keyboard.
 */
export const ChangedByAnother: Story = {
  tags: ['narrow'],
  parameters: {
    texts: {
      el: {
        author: author('el'),
        message: (
          <Alert tone="warning" role="status" actions={<FormButton isDanger>Εντάξει</FormButton>}>
            Άλλαξε την ίδια στιγμή: Μαρία. Μετρούν και οι δύο αλλαγές.
          </Alert>
        ),
      },
      en: {
        author: author('en'),
        message: (
          <Alert tone="warning" role="status" actions={<FormButton isDanger>All right</FormButton>}>
            Maria changed this at the same time. Both changes count.
          </Alert>
        ),
      },
    },
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: texts[storyLocale(globals)].remove }).focus()
    await userEvent.tab()
    await expect(within(canvas.getByRole('status')).getByRole('button')).toHaveFocus()
  },
}

/** In a cart whose owner is ordering nothing can be changed. */
export const Locked: Story = {
  parameters: fixed,
  tags: ['both-widths'],
  render: (_args, { globals }) => {
    const locale = storyLocale(globals)
    const product = sampleProducts[locale][0]!
    const isEnglish = locale === 'en'
    return (
      <>
        <Alert icon="clock">
          {isEnglish
            ? 'Maria is ordering, until 10:45 at the latest. What you add now is suggested.'
            : 'Παραγγελία σε εξέλιξη (Μαρία), το αργότερο έως 10:45. Ό,τι προσθέτετε τώρα γίνεται πρόταση.'}
        </Alert>
        <CartLine
          name={product.name}
          href={product.href}
          image={product.image}
          author={author(locale)}
          total={isEnglish ? '€39.80' : '39,80 €'}
          quantity="× 2"
        />
      </>
    )
  },
}

export const ForcedColours: Story = { ...WithMessage }

export const LongText: Story = {
  parameters: fixed,
  render: (_args, { globals }) => {
    const say = longWords[storyLocale(globals)]
    return (
      <CartLine
        name={say.label}
        href="#long"
        image={sampleImages.regulator}
        facts={[say.name, say.word]}
        total="1.234.567,90 €"
        quantity={<Text size="small">{say.word}</Text>}
        removeAction={<IconButton icon="trash" label={say.label} />}
        moreActions={
          <Button variant="ghost" size="small">
            {say.name}
          </Button>
        }
        message={<Alert tone="warning">{say.sentence}</Alert>}
      />
    )
  },
}

export const LargeText: Story = { ...Default, parameters: { ...Default.parameters, textScale: 2 } }
