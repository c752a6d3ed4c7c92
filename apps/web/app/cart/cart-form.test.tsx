// @vitest-environment jsdom
import type { CartUserError } from '@floga/cart-core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { afterFrame } from '../wiring/browser/after-frame.js'
import { CardsForm } from './cards-form.js'
import { AddToCartForm, CardButton, useCartForm } from './cart-form.js'

const cart = vi.hoisted(() => ({
  isOpen: () => false,
  prepare: vi.fn<() => Promise<boolean>>(),
  send: vi.fn<(form: FormData) => Promise<CartUserError | null>>(),
}))
vi.mock('./cart-provider.js', () => ({ useCart: () => cart, useOpenCartDrawer: () => () => {} }))
const never = new Promise<boolean>(() => undefined)
const prepareDrawer = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./lazy-cart-drawer.js', () => ({ prepareCartDrawer: prepareDrawer }))
// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))
vi.mock('../wiring/i18n/use-messages.js', () => ({
  useMessages: () => (key: string) => key,
  useHref: () => (path: string) => path,
}))

afterEach(async () => {
  cleanup()
  // What a press has left for after its frame.
  await new Promise<void>(afterFrame)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  prepareDrawer.mockReset()
})

function Remove() {
  const { formProps, isBusy } = useCartForm()
  return (
    <form {...formProps} aria-busy={isBusy}>
      <input type="hidden" name="lineId" value="7" />
      <button type="submit" name="kind" value="remove">
        Remove
      </button>
    </form>
  )
}

describe('useCartForm', () => {
  it('makes a change once when the part that makes it has come', async () => {
    let come = (_isThere: boolean): void => undefined
    cart.prepare.mockReturnValue(new Promise((resolve) => (come = resolve)))
    cart.send.mockResolvedValue(null)
    const { container } = render(<Remove />)
    fireEvent.click(screen.getByRole('button'))
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
    expect(cart.send).not.toHaveBeenCalled()
    come(true)
    await waitFor(() =>
      expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('false'),
    )
    expect(cart.send).toHaveBeenCalledOnce()
    expect([...(cart.send.mock.calls[0]?.[0] ?? [])]).toEqual([
      ['lineId', '7'],
      ['kind', 'remove'],
    ])
  })

  it('has the browser send the form where that part cannot be had', async () => {
    cart.prepare.mockResolvedValue(false)
    const sent: [string, FormDataEntryValue][][] = []
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function send(
      this: HTMLFormElement,
    ) {
      sent.push([...new FormData(this)])
    })
    render(<Remove />)
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(submit).toHaveBeenCalledOnce())
    expect(sent).toEqual([
      [
        ['lineId', '7'],
        ['kind', 'remove'],
      ],
    ])
  })
})

describe('CardButton', () => {
  const openCard = (): HTMLElement => {
    render(
      <>
        <CardButton variantId="7" label="Add" productName="Tank" />
        <CardsForm />
      </>,
    )
    return screen.getByRole('button')
  }

  it('sends its product by the form of all cards', async () => {
    cart.prepare.mockResolvedValue(true)
    cart.send.mockClear()
    cart.send.mockResolvedValue({ code: 'NOT_ADDED', lineId: null, available: null })
    fireEvent.click(openCard())
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
    expect((await screen.findByRole('alert')).textContent).toContain('cartErrors.NOT_ADDED')
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull()
    expect(Object.fromEntries(cart.send.mock.calls[0]?.[0] ?? [])).toEqual({
      intent: 'add',
      variantId: '7',
    })
  })

  it('leaves nothing in the form that the browser sends', async () => {
    cart.prepare.mockResolvedValue(false)
    const sent: [string, FormDataEntryValue][][] = []
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function send(
      this: HTMLFormElement,
    ) {
      sent.push([...new FormData(this)])
    })
    const button = openCard()
    fireEvent.click(button)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toContainEqual(['variantId', '7'])
    expect([...new FormData((button as HTMLButtonElement).form!)]).toEqual([['intent', 'add']])
  })

  it('fetches the drawer with a mouse or the focus before a press, and with a finger after its answer is drawn', async () => {
    cart.prepare.mockReturnValue(never)
    const button = openCard()
    fireEvent.pointerEnter(button, { pointerType: 'touch' })
    fireEvent.click(button)
    expect(prepareDrawer).not.toHaveBeenCalled()
    await waitFor(() => expect(prepareDrawer).toHaveBeenCalledOnce())
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    expect(prepareDrawer).toHaveBeenCalledTimes(2)
    // jsdom knows no `:focus-visible`.
    const matches = vi.spyOn(button, 'matches').mockReturnValue(false)
    fireEvent.focus(button)
    expect(prepareDrawer).toHaveBeenCalledTimes(2)
    matches.mockReturnValue(true)
    fireEvent.focus(button)
    expect(prepareDrawer).toHaveBeenCalledTimes(3)
  })
})

describe('AddToCartForm', () => {
  it('waits for the press where data are saved', async () => {
    cart.prepare.mockReturnValue(never)
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    render(<AddToCartForm variantId="7" label="Add" addedName="Tank" action="/products/tank" />)
    const form = screen.getByRole('button').closest('form')!
    fireEvent.pointerEnter(form, { pointerType: 'mouse' })
    expect(prepareDrawer).not.toHaveBeenCalled()
    fireEvent.submit(form)
    await waitFor(() => expect(prepareDrawer).toHaveBeenCalledOnce())
  })
})
