// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { useCartForm } from './cart-form.js'

const cart = vi.hoisted(() => ({
  isOpen: () => false,
  prepare: vi.fn<() => Promise<boolean>>(),
  send: vi.fn<(form: FormData) => Promise<null>>(),
}))
vi.mock('./cart-provider.js', () => ({ useCart: () => cart }))
vi.mock('./lazy-cart-drawer.js', () => ({ prepareCartDrawer: () => undefined }))
vi.mock('../wiring/i18n/use-messages.js', () => ({
  useMessages: () => (key: string) => key,
  useHref: () => (path: string) => path,
}))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
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
