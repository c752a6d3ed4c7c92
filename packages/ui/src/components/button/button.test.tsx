import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Button, ButtonLink, LinkProvider } from '../../index.js'
import type { LinkTargetProps } from '../../index.js'

function RouterLink({ href, children, ...rest }: LinkTargetProps) {
  return (
    <a data-router href={`/en${href}`} {...rest}>
      {children}
    </a>
  )
}

describe('Button', () => {
  it('is clickable and named by its text', () => {
    const onClick = vi.fn<() => void>()
    render(<Button onClick={onClick}>Add to cart</Button>)
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('keeps its place in the form but takes no press while busy', () => {
    const onClick = vi.fn<() => void>()
    const onSubmit = vi.fn<() => void>()
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy onClick={onClick}>
          Place order
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Place order' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
  })

  it('shows its icon until a wait has lasted, then a spinner', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { container, rerender } = render(<Button icon="bag">Add</Button>)
    const hasSpinner = (): boolean => {
      const hasIcon = container.querySelector('[data-icon=bag]') !== null
      const isTurning = container.querySelector('button > [aria-hidden]:not(svg)') !== null
      expect(hasIcon).toBe(!isTurning)
      return isTurning
    }
    const busy = (isBusy: boolean) =>
      rerender(
        <Button icon="bag" isBusy={isBusy}>
          Add
        </Button>,
      )
    busy(true)
    act(() => vi.advanceTimersByTime(190))
    expect(hasSpinner()).toBe(false)
    busy(false)
    act(() => vi.advanceTimersByTime(1000))
    expect(hasSpinner()).toBe(false)
    busy(true)
    expect(hasSpinner()).toBe(false)
    act(() => vi.advanceTimersByTime(200))
    expect(hasSpinner()).toBe(true)
    busy(false)
    expect(hasSpinner()).toBe(false)
  })

  it('does not submit a form by default', () => {
    render(<Button>Show</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })
})

describe('ButtonLink', () => {
  it('is a plain link without a provider', () => {
    render(<ButtonLink href="/products">Products</ButtonLink>)
    expect(screen.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe('/products')
  })

  it('renders the provider’s link component', () => {
    render(
      <LinkProvider component={RouterLink}>
        <ButtonLink href="/products">Products</ButtonLink>
      </LinkProvider>,
    )
    const link = screen.getByRole('link', { name: 'Products' })
    expect(link.getAttribute('href')).toBe('/en/products')
    expect(link.hasAttribute('data-router')).toBe(true)
  })
})
