// @vitest-environment jsdom
import { useLoaderData } from '@remix-run/react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { encode } from 'turbo-stream'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { drawPage } from './draw-page.js'
import { drawnPages } from './drawn-pages.js'
import { PageOutlet } from './page-outlet.js'
import { usePageShown } from './page-shown.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Answer {
  /** What the server says ahead of the click. @default the name of a heater */
  ahead?: object
  /** What it says after it. */
  later?: () => object
}

function List(): ReactElement {
  return (
    <>
      <h1>List</h1>
      <a href="/product">
        <b>A product</b>
      </a>
    </>
  )
}

/** A list with a link to a product, and what happens to both. */
function openList({ ahead, later = () => ({ name: 'Heater' }) }: Answer = {}) {
  const counted: string[] = []
  function Product(): ReactElement {
    const { name } = useLoaderData() as { name: string }
    const isShown = usePageShown()
    useEffect(() => {
      if (isShown) counted.push(name)
    }, [isShown, name])
    if (!isShown && name === 'Broken') throw new Error('cannot be drawn')
    return <h1>{name}</h1>
  }
  const handle = { cache: 'public', isDrawnAhead: true }
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        element: (
          <main>
            <PageOutlet />
          </main>
        ),
        errorElement: <p>error page</p>,
        children: [
          { id: 'list', path: '/list', handle, element: <List /> },
          { id: 'product', path: '/product', handle, loader: later, Component: Product },
          { id: 'other', path: '/other', element: <h1>Other</h1> },
        ],
      },
    ],
    { initialEntries: ['/list'] },
  )
  window.history.replaceState(null, '', '/list')
  vi.stubGlobal('__remixRouter', router)
  vi.stubGlobal('scrollTo', vi.fn())
  const answer = ahead ?? { product: { data: { name: 'Heater' } } }
  vi.stubGlobal('fetch', async () => new Response(encode(answer)))
  // React says of errors that they were thrown.
  vi.spyOn(console, 'error').mockReturnValue()
  render(<RouterProvider router={router} />)
  const draw = (untilMs = performance.now() + 60_000): (() => void) =>
    drawPage({
      href: '/product',
      untilMs,
      dataHref: '/product.data',
      modules: [{}, { default: Product, handle }],
      sheets: [],
    })
  const isReady = (): Promise<void> =>
    waitFor(() => expect(drawnPages.all.map(({ status }) => status)).toEqual(['ready']))
  const open = (): boolean | undefined =>
    drawnPages.open?.('/product', () => router.navigate('/product'))
  return { router, counted, draw, isReady, open }
}

/** A browser whose event timings are sent by the test. */
function watchPresses() {
  let send: ((list: { getEntries: () => object[] }) => void) | undefined
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: typeof send) {
        send = callback
      }
      observe(): void {}
      disconnect(): void {
        send = undefined
      }
    },
  )
  return {
    send: (press: { processingEnd: number }) => send?.({ getEntries: () => [press] }),
    isWatched: () => send !== undefined,
  }
}

/** A mouse's button on the link of the list. */
function sendPointer(type: string): void {
  screen.getByText('A product').dispatchEvent(new MouseEvent(type, { bubbles: true }))
}

const headings = (): (string | null)[] =>
  [...document.querySelectorAll('main h1')].map(({ textContent }) => textContent)
const settle = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))

describe('PageOutlet', () => {
  it('draws the page ahead outside the document', async () => {
    const { draw, isReady, counted } = openList()
    act(() => void draw())
    await isReady()
    expect(headings()).toEqual(['List'])
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(drawnPages.all[0]?.container.textContent).toBe('Heater')
    expect(counted).toEqual([])
  })

  it('puts it in sight with the click, and keeps its elements as the router comes', async () => {
    const { draw, isReady, open, counted, router } = openList()
    act(() => void draw())
    await isReady()
    const heading = drawnPages.all[0]!.container.querySelector('h1')
    expect(open()).toBe(true)
    expect(screen.getByText('List').closest('[hidden]')).toBeTruthy()
    expect(screen.getByText('Heater')).toBe(heading)
    expect(router.state.location.pathname).toBe('/list')
    await waitFor(() => expect(router.state.location.pathname).toBe('/product'))
    await settle()
    expect(headings()).toEqual(['Heater'])
    expect(screen.getByText('Heater')).toBe(heading)
    expect(screen.getByText('Heater').closest('[hidden]')).toBeNull()
    expect(counted).toEqual(['Heater'])
  })

  it('is laid out where it will stand while the button is down on its link, and out of sight', async () => {
    const { draw, isReady, open } = openList()
    act(() => void draw())
    await isReady()
    const { container } = drawnPages.all[0]!
    const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    sendPointer('pointerdown')
    await waitFor(() => expect(container.isConnected).toBe(true))
    expect(container.hasAttribute('inert')).toBe(true)
    expect(asked.mock.contexts).toEqual([container.querySelector('h1')])
    const insert = vi.spyOn(Element.prototype, 'after')
    sendPointer('pointerup')
    expect(open()).toBe(true)
    await settle()
    expect(container.isConnected).toBe(true)
    expect(container.hasAttribute('inert')).toBe(false)
    // It would be laid out once more.
    expect(insert).not.toHaveBeenCalled()
  })

  it.each(['pointerup', 'pointercancel'])(
    'goes out of the document where a press ends otherwise (%s), and is opened by the next',
    async (end) => {
      const { draw, isReady, open } = openList()
      act(() => void draw())
      await isReady()
      const { container } = drawnPages.all[0]!
      const listened = vi.spyOn(window, 'addEventListener')
      sendPointer('pointerdown')
      await waitFor(() => expect(container.isConnected).toBe(true))
      sendPointer(end)
      await waitFor(() => expect(container.isConnected).toBe(false))
      // Nothing holds the page that waits for the other end.
      const waiting = listened.mock.calls.filter(([type]) => /^pointer(up|cancel)$/.test(type))
      expect(waiting).toHaveLength(2)
      for (const [, , options] of waiting)
        expect((options as AddEventListenerOptions).signal?.aborted).toBe(true)
      // Shorter than a frame.
      sendPointer('pointerdown')
      sendPointer(end)
      await settle()
      expect(container.isConnected).toBe(false)
      expect(open()).toBe(true)
      expect(container.isConnected).toBe(true)
      expect(container.hasAttribute('inert')).toBe(false)
    },
  )

  it('has the router follow once the browser says that the click is painted', async () => {
    const { draw, isReady, open, router } = openList()
    act(() => void draw())
    await isReady()
    const presses = watchPresses()
    open()
    await act(async () => presses.send({ processingEnd: performance.now() - 50 }))
    expect(router.state.location.pathname).toBe('/list')
    await act(async () => presses.send({ processingEnd: performance.now() + 1 }))
    expect(router.state.location.pathname).toBe('/product')
    expect(presses.isWatched()).toBe(false)
  })

  it('takes it out as another page comes, and leaves nothing of it behind', async () => {
    const { draw, isReady, open, router } = openList()
    act(() => void draw())
    await isReady()
    open()
    await waitFor(() => expect(router.state.location.pathname).toBe('/product'))
    await settle()
    await act(async () => router.navigate('/list'))
    await settle()
    expect(headings()).toEqual(['List'])
    expect(screen.getByText('List').closest('[hidden]')).toBeNull()
    expect(document.querySelectorAll('main > div')).toHaveLength(1)
    expect(drawnPages.all).toEqual([])
  })

  it('has what the server says by then, where that is something else', async () => {
    const { draw, isReady, open, router, counted } = openList({
      later: () => ({ name: 'Dearer heater' }),
    })
    act(() => void draw())
    await isReady()
    open()
    await waitFor(() => expect(router.state.location.pathname).toBe('/product'))
    await settle()
    expect(headings()).toEqual(['Dearer heater'])
    expect(counted).toEqual(['Dearer heater'])
  })

  it('makes way for an error, and for another page', async () => {
    const { draw, isReady, open, router } = openList({
      later: () => {
        throw new Error('no product any more')
      },
    })
    act(() => void draw())
    await isReady()
    open()
    await waitFor(() => expect(router.state.errors).toBeTruthy())
    await settle()
    expect(screen.getByText('error page')).toBeTruthy()
    expect(screen.queryByText('Heater')).toBeNull()
    await act(async () => router.navigate('/other'))
    await settle()
    expect(headings()).toEqual(['Other'])
  })

  it('puts the page back where the router stays', async () => {
    const { draw, isReady } = openList()
    act(() => void draw())
    await isReady()
    expect(drawnPages.open?.('/product', () => Promise.resolve())).toBe(true)
    expect(screen.getByText('List').closest('[hidden]')).toBeTruthy()
    await waitFor(() => expect(screen.getByText('List').closest('[hidden]')).toBeNull())
    await settle()
    expect(headings()).toEqual(['List'])
    expect(drawnPages.all).toEqual([])
  })

  it('shows nothing that is too old', async () => {
    const { draw, isReady, open } = openList()
    act(() => void draw(performance.now() + 300))
    await isReady()
    await act(() => new Promise((resolve) => setTimeout(resolve, 320)))
    expect(open()).toBe(false)
    await settle()
    expect(drawnPages.all).toEqual([])
    expect(headings()).toEqual(['List'])
  })

  it('draws nothing of an error, a redirect, or a page that cannot be drawn', async () => {
    for (const product of [
      { error: { message: 'no' } },
      { redirect: '/other', status: 302 },
      { data: { name: 'Broken' } },
    ]) {
      const { draw, open } = openList({ ahead: { product } })
      act(() => void draw())
      await settle()
      expect(open()).toBeFalsy()
      expect(headings()).toEqual(['List'])
      expect(screen.queryByText('error page')).toBeNull()
      cleanup()
    }
  })

  it('saves the place of the page that made way', async () => {
    const { draw, isReady, open, router } = openList()
    const positions: Record<string, number> = {}
    const { key } = router.state.location
    router.enableScrollRestoration(positions, () => window.scrollY)
    vi.stubGlobal('scrollY', 700)
    act(() => void draw())
    await isReady()
    open()
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
    vi.stubGlobal('scrollY', 0)
    await waitFor(() => expect(router.state.location.pathname).toBe('/product'))
    expect(positions[key]).toBe(700)
  })
})
