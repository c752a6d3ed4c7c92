import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  Button,
  ButtonLink,
  CartLine,
  IconButton,
  Drawer,
  QuantityField,
  Stack,
  OrderSummary,
} from '../../index.js'
import { sampleProducts } from '../../stories/sample-products.js'
import { storyLocale, texts } from '../../stories/sample-texts.js'
import { longWords } from '../../stories/long-words.js'
import { fixed } from '../../stories/fixed.js'

const sums = {
  el: [{ label: 'Σύνολο', amount: '73,90 €', kind: 'total' as const }],
  en: [{ label: 'Total', amount: '€73.90', kind: 'total' as const }],
}

const meta: Meta<typeof Drawer> = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: { isOpen: true },
  render: function Cart({ isOpen: isOpenAtFirst, ...args }, { globals }) {
    const [isOpen, setIsOpen] = useState(isOpenAtFirst)
    const locale = storyLocale(globals)
    const say = texts[locale]
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>{say.cart}</Button>
        <Drawer
          {...args}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          footer={
            <Stack gap="sm">
              <OrderSummary rows={sums[locale]} />
              <ButtonLink href="#checkout" variant="primary" size="large" isWide>
                {say.checkout}
              </ButtonLink>
            </Stack>
          }
        >
          {sampleProducts[locale].slice(0, 2).map(({ name, href, image, facts, price }) => (
            <CartLine
              key={href}
              isCompact
              name={name}
              href={href}
              image={image}
              facts={facts}
              total={price.amount}
              quantity={
                <QuantityField
                  label={`${say.quantity}: ${name}`}
                  decreaseLabel={`${say.decrease}: ${name}`}
                  increaseLabel={`${say.increase}: ${name}`}
                />
              }
              removeAction={<IconButton icon="trash" label={`${say.remove}: ${name}`} />}
            />
          ))}
        </Drawer>
      </>
    )
  },
  parameters: {
    guide: {
      use: 'The cart or the filters next to the page.',
      avoid: 'Questions (MessageBox) and forms (a page of their own).',
      keyboard: { Escape: 'closes it', Tab: 'stays inside it; the focus returns to the opener' },
    },
    texts: {
      el: { title: texts.el.cart, closeLabel: texts.el.close },
      en: { title: texts.en.cart, closeLabel: texts.en.close },
    },
  },
}

export default meta
type Story = StoryObj<typeof Drawer>

export const Default: Story = { tags: ['both-widths'] }

export const Playground: Story = {}

export const OpensAndCloses: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const say = texts[storyLocale(globals)]
    const opener = canvas.getByRole('button', { name: say.cart })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: say.close }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Dark: Story = { parameters: { scheme: 'dark' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const ForcedColours: Story = { ...Default }

export const LongText: Story = {
  parameters: fixed,
  render: (_args, { globals }) => {
    const say = longWords[storyLocale(globals)]
    return (
      <Drawer
        isOpen
        title={say.label}
        closeLabel={texts[storyLocale(globals)].close}
        onClose={() => undefined}
        footer={
          <ButtonLink href="#checkout" variant="primary" isWide>
            {say.label}
          </ButtonLink>
        }
      >
        <p>{say.sentence.repeat(12)}</p>
      </Drawer>
    )
  },
}
