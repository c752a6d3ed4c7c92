// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { InTestShop } from '../testing/in-test-shop.js'
import { PrefetchOnIntent } from './prefetch-on-intent.js'

vi.mock('@remix-run/react', () => ({
  PrefetchPageLinks: ({ page }: { page: string }) => <link rel="prefetch" href={page} />,
}))

beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.lang = 'en'
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openPage() {
  render(
    <InTestShop>
      <PrefetchOnIntent />
      <a href="/en/tanks">
        <span>Tanks</span>
      </a>
      <a href="/en/hoses">Hoses</a>
      <a href="/en/cart" data-opens="drawer">
        Cart
      </a>
      <a href="/en/menu" role="button">
        Menu
      </a>
      <p>Text</p>
    </InTestShop>,
  )
  const point = (name: string, pointerType = 'mouse') => {
    const event = new MouseEvent('pointerover', { bubbles: true })
    fireEvent(screen.getByText(name), Object.assign(event, { pointerType }))
  }
  return { point }
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const prefetched = () => document.querySelector('link')?.getAttribute('href')

describe('PrefetchOnIntent', () => {
  it('prefetches the page of a link that the mouse rests on, until it leaves', () => {
    const { point } = openPage()
    point('Tanks')
    wait(99)
    expect(prefetched()).toBeUndefined()
    wait(2_000)
    expect(prefetched()).toBe('/en/tanks')
    point('Text')
    expect(prefetched()).toBeUndefined()
    wait(5_000)
    expect(prefetched()).toBeUndefined()
  })

  it('prefetches nothing for a mouse that passes by, and one page at a time', () => {
    const { point } = openPage()
    point('Tanks')
    wait(50)
    point('Hoses')
    wait(2_100)
    expect(prefetched()).toBe('/en/hoses')
    expect(document.querySelectorAll('link')).toHaveLength(1)
  })

  it('prefetches for the focus of the keyboard', () => {
    openPage()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    act(() => screen.getByText('Hoses').focus())
    wait(2_100)
    expect(prefetched()).toBe('/en/hoses')
  })

  it('prefetches nothing for touch, nor for a link that opens a section of the page', () => {
    const { point } = openPage()
    point('Tanks', 'touch')
    wait(2_100)
    for (const name of ['Cart', 'Menu']) {
      point(name)
      wait(2_100)
    }
    expect(prefetched()).toBeUndefined()
  })

  it('prefetches nothing over a slow connection', () => {
    vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } })
    openPage().point('Tanks')
    wait(2_100)
    expect(prefetched()).toBeUndefined()
  })
})
