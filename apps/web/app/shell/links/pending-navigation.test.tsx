// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useLayoutEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { deferPendingNavigation, usePendingNavigation } from './pending-navigation.js'

type Router = Parameters<typeof deferPendingNavigation>[0]
type Subscriber = Parameters<Router['subscribe']>[0]
type State = Parameters<Subscriber>[0]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const idle = { state: 'idle' }
const loading = { state: 'loading', formMethod: undefined }

/** A router whose state changes as it is told, and what its subscribers received. */
function openShop() {
  let state = { navigation: idle, location: { pathname: '/' }, fetchers: new Map() } as State
  const subscribers = new Set<Subscriber>()
  const router = {
    get state() {
      return state
    },
    subscribe(notify: Subscriber) {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    },
  } as unknown as Router
  const become = (changes: object, deletedFetchers: string[] = []): void => {
    state = { ...state, ...changes } as State
    for (const notify of subscribers) notify(state, { deletedFetchers, flushSync: false })
  }
  deferPendingNavigation(router)
  const received: string[] = []
  const stop = router.subscribe(({ location, navigation }) => {
    received.push(`${navigation.state} at ${location.pathname}`)
  })
  return {
    become,
    received,
    router,
    stop,
    arrive: () => become({ navigation: idle, location: product }),
  }
}

const product = { pathname: '/product' }

describe('deferPendingNavigation', () => {
  it('tells of a page once it is there', () => {
    const { become, received, arrive } = openShop()
    become({ navigation: loading })
    vi.advanceTimersByTime(100)
    expect(received).toEqual([])
    arrive()
    vi.advanceTimersByTime(1_000)
    expect(received).toEqual(['idle at /product'])
  })

  it('tells of one that is long on its way', () => {
    const { become, received, arrive } = openShop()
    become({ navigation: loading })
    vi.advanceTimersByTime(200)
    expect(received).toEqual(['loading at /'])
    arrive()
    expect(received).toEqual(['loading at /', 'idle at /product'])
  })

  it('tells at once of what a form sends', () => {
    const { become, received } = openShop()
    become({ navigation: { state: 'submitting', formMethod: 'POST' } })
    become({ navigation: { state: 'loading', formMethod: 'POST' } })
    expect(received).toEqual(['submitting at /', 'loading at /'])
  })

  it('tells at once of another change meanwhile', () => {
    const { become, received } = openShop()
    become({ navigation: loading })
    become({ fetchers: new Map([['cart', { state: 'submitting' }]]) })
    expect(received).toEqual(['loading at /'])
  })

  it('tells at once of what is gone with it', () => {
    const { become, received } = openShop()
    become({ navigation: loading }, ['cart'])
    expect(received).toEqual(['loading at /'])
  })

  it('has what is in sight stay while something of the next page is waited for', () => {
    const { become, router } = openShop()
    const words = new Promise(() => {})
    // As Remix does it, beside the router's own component.
    function Page(): ReactElement {
      const [path, setPath] = useState(router.state.location.pathname)
      useLayoutEffect(() => router.subscribe(({ location }) => setPath(location.pathname)), [])
      if (path !== '/') throw words
      return <p>home</p>
    }
    render(
      <Suspense fallback="nothing">
        <Page />
      </Suspense>,
    )
    act(() => become({ location: product }))
    expect(screen.getByText('home')).toBeTruthy()
    expect(screen.queryByText('nothing')).toBeNull()
  })

  it('says nothing to whoever no longer listens', () => {
    const { become, received, stop } = openShop()
    become({ navigation: loading })
    stop()
    vi.advanceTimersByTime(1_000)
    expect(received).toEqual([])
  })
})

describe('usePendingNavigation', () => {
  function Bar(): ReactElement {
    return <p>{usePendingNavigation() ? 'on its way' : 'here'}</p>
  }

  it('knows of a page on its way at once, and of its arrival', () => {
    const { become, arrive } = openShop()
    render(<Bar />)
    expect(screen.getByText('here')).toBeTruthy()
    act(() => become({ navigation: loading }))
    expect(screen.getByText('on its way')).toBeTruthy()
    act(arrive)
    expect(screen.getByText('here')).toBeTruthy()
  })
})
