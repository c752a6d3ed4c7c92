// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { LinkTargetProps } from '@floga/ui'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { drawnPages } from '../drawn-ahead/drawn-pages.js'
import type { OpenDrawnPage } from '../drawn-ahead/drawn-pages.js'
import { RouterLink, SamePlaceLink } from './router-link.js'
import { useWantedPages } from './wanted-pages.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A link, and what the router is asked to do. */
function openLink(props: LinkTargetProps) {
  const navigate = vi.fn()
  const location = { pathname: '/here', search: '', hash: '' }
  vi.stubGlobal('__remixRouter', { navigate, state: { location } })
  render(<RouterLink {...props}>Tanks</RouterLink>)
  return { navigate, link: screen.getByText('Tanks') }
}

describe('RouterLink', () => {
  it('has the router open a page of the shop', () => {
    const { navigate, link } = openLink({ href: '/tanks?page=2' })
    expect(fireEvent.click(link)).toBe(false)
    expect(navigate).toHaveBeenCalledWith('/tanks?page=2', { replace: false })
  })

  it('stays where the page is for another state of it', () => {
    const { navigate } = openLink({ href: '/' })
    cleanup()
    render(<SamePlaceLink href="/tank?variant=b">Blue</SamePlaceLink>)
    fireEvent.click(screen.getByText('Blue'))
    const options = { replace: false, preventScrollReset: true }
    expect(navigate).toHaveBeenCalledWith('/tank?variant=b', options)
  })

  it('adds nothing to the way back where one is already', () => {
    const { navigate, link } = openLink({ href: '/here' })
    fireEvent.click(link)
    expect(navigate).toHaveBeenCalledWith('/here', { replace: true })
  })

  it('leaves other tabs, other sites and fragments to the browser', () => {
    const { navigate, link } = openLink({ href: '/tanks' })
    fireEvent.click(link, { ctrlKey: true })
    fireEvent.click(link, { button: 1 })
    cleanup()
    fireEvent.click(openLink({ href: '/tanks', target: '_blank' }).link)
    cleanup()
    fireEvent.click(openLink({ href: '//other.example/' }).link)
    cleanup()
    fireEvent.click(openLink({ href: '#options' }).link)
    expect(navigate).not.toHaveBeenCalled()
  })

  it('leaves a press alone that its owner has used', () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const { navigate, link } = openLink({ href: '/tanks', onClick })
    fireEvent.click(link)
    expect(onClick).toHaveBeenCalledOnce()
    expect(navigate).not.toHaveBeenCalled()
  })

  it('wants its page once a pointer has stayed, and not where it went on', async () => {
    const { result } = renderHook(useWantedPages)
    const { link } = openLink({ href: '/tanks' })
    fireEvent.mouseEnter(link)
    fireEvent.mouseLeave(link)
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(result.current).toEqual([])
    const expected = { href: '/tanks', from: '/' }
    fireEvent.focus(link)
    await waitFor(() => expect(result.current).toMatchObject([{ ...expected, isPointedAt: false }]))
    fireEvent.mouseEnter(link)
    await waitFor(() => expect(result.current).toMatchObject([{ ...expected, isPointedAt: true }]))
    // A mouse that is pressed gives it the focus.
    fireEvent.focus(link)
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(result.current).toMatchObject([{ ...expected, isPointedAt: true }])
  })

  it('opens what is drawn for a click, and has the router do it for a key or for another state of the page', () => {
    const open = vi.fn<OpenDrawnPage>(() => true)
    drawnPages.open = open
    const { navigate, link } = openLink({ href: '/tanks' })
    fireEvent.click(link, { detail: 1 })
    expect(open).toHaveBeenCalledOnce()
    expect(navigate).not.toHaveBeenCalled()
    void open.mock.calls[0]?.[1]()
    expect(navigate).toHaveBeenCalledWith('/tanks', { replace: false })
    fireEvent.click(link, { detail: 0 })
    cleanup()
    render(<SamePlaceLink href="/tank?variant=b">Blue</SamePlaceLink>)
    fireEvent.click(screen.getByText('Blue'), { detail: 1 })
    expect(open).toHaveBeenCalledOnce()
    expect(navigate).toHaveBeenCalledTimes(3)
    drawnPages.open = undefined
  })

  it('has the router go to a page that was just opened before it goes to another', () => {
    const order: string[] = []
    drawnPages.followOpened = () => order.push('opened')
    const { navigate, link } = openLink({ href: '/tanks' })
    navigate.mockImplementation(() => order.push('next'))
    fireEvent.click(link, { detail: 1 })
    drawnPages.followOpened = undefined
    expect(order).toEqual(['opened', 'next'])
  })

  it('wants its page at once where a button goes down, and again once the browser has dropped it', () => {
    const { result } = renderHook(useWantedPages)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const { link } = openLink({ href: '/hoses' })
    const press = (): boolean => fireEvent.pointerDown(link, { button: 0, pointerType: 'mouse' })
    const seen = [14_000, 15_001].map((atMs) => {
      press()
      const { atMs: askedAtMs } = result.current.find(({ href }) => href === '/hoses')!
      clock.mockReturnValue(atMs)
      return askedAtMs
    })
    press()
    seen.push(result.current.find(({ href }) => href === '/hoses')!.atMs)
    clock.mockRestore()
    expect(seen).toEqual([10_000, 10_000, 15_001])
    expect(result.current.filter(({ href }) => href === '/hoses')).toHaveLength(1)
  })

  it('wants nothing for a tap, which leads there by itself, nor for a link that opens a part of the page', async () => {
    const { result } = renderHook(useWantedPages)
    const before = result.current
    const { link } = openLink({ href: '/valves' })
    fireEvent.touchStart(link)
    fireEvent.pointerDown(link, { button: 0, pointerType: 'touch' })
    fireEvent.touchEnd(link)
    // The click comes when the browser gets to it.
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(result.current).toEqual(before)
    fireEvent.click(link)
    cleanup()
    for (const props of [{ role: 'button' }, { 'data-opens': 'drawer' }]) {
      const { link: opener } = openLink({ href: '/valves', ...props })
      fireEvent.pointerDown(opener, { button: 0, pointerType: 'mouse' })
      fireEvent.mouseEnter(opener)
      await new Promise((resolve) => setTimeout(resolve, 120))
      cleanup()
    }
    expect(result.current).toEqual(before)
  })
})
