// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { AddToCartForm, useCartForm } from './cart-form.js'

const cart = vi.hoisted(() => ({
  isOpen: () => false,
  prepare: vi.fn<() => Promise<boolean>>(),
  send: vi.fn<(form: FormData) => Promise<null>>(),
}))
vi.mock('./cart-provider.js', () => ({ useCart: () => cart, useOpenCartDrawer: () => () => {} }))
const prepareDrawer = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./lazy-cart-drawer.js', () => ({ prepareCartDrawer: prepareDrawer }))
// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))
vi.mock('../wiring/i18n/use-messages.js', () => ({
  useMessages: () => (key: string) => key,
  useHref: () => (path: string) => path,
}))

afterEach(() => {
  cleanup()
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

describe('AddToCartForm', () => {
  const openForm = (): HTMLElement => {
    render(<AddToCartForm variantId="7" label="Add" productName="Tank" />)
    return screen.getByRole('button')
  }

  it('fetches the drawer with the pointer or the focus, before a press', () => {
    const button = openForm()
    expect(prepareDrawer).not.toHaveBeenCalled()
    fireEvent.pointerEnter(button.closest('form')!)
    expect(prepareDrawer).toHaveBeenCalledOnce()
    fireEvent.focus(button)
    expect(prepareDrawer).toHaveBeenCalledTimes(2)
  })

  it('waits for the press where data are saved', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const button = openForm()
    fireEvent.pointerEnter(button.closest('form')!)
    expect(prepareDrawer).not.toHaveBeenCalled()
    fireEvent.submit(button.closest('form')!)
    expect(prepareDrawer).toHaveBeenCalledOnce()
  })
})
