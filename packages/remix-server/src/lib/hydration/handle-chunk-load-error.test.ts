// @vitest-environment jsdom
import { describe, expect, it, onTestFinished } from 'vitest'

import { mayReload, handleChunkLoadError } from './handle-chunk-load-error.js'

/** Storage of one tab. */
function createMemory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('mayReload', () => {
  it('allows one reload in 60 seconds, and the next one after them', () => {
    const memory = createMemory()
    expect(mayReload(memory, 1_000)).toBe(true)
    expect(mayReload(memory, 60_999)).toBe(false)
    expect(mayReload(memory, 61_000)).toBe(true)
    expect(mayReload(memory, 61_001)).toBe(false)
  })

  it('allows none where the storage fails', () => {
    const blocked = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(mayReload(blocked, 1_000)).toBe(false)
  })
})

/** A page in a tab whose reloads are counted. */
function openPage(
  head = '',
  { onLine = true, pending = null as string | null, followsPost = false } = {},
) {
  document.head.innerHTML = head
  let reloads = 0
  const visits: string[] = []
  const tab = {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    sessionStorage: createMemory() as Storage,
    location: {
      href: 'https://shop.test/en/offers?page=2',
      reload: () => void (reloads += 1),
      assign: (to: string | URL) => void visits.push(String(to)),
    },
    navigator: { onLine },
  }
  const stop = handleChunkLoadError(tab, {
    pendingAddress: () => pending,
    followsPost: () => followsPost,
  })
  onTestFinished(stop)
  return { stop, visits, reloads: () => reloads }
}

/** Fails to load a module. @returns whether that was handled. */
function failModule(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

/** Receives data of a new deployment. @returns whether they were left to their document. */
function receiveNewDeployment(): boolean {
  return !window.dispatchEvent(new Event('floga:new-deployment', { cancelable: true }))
}

function addFailing(element: HTMLElement): void {
  document.head.append(element)
  element.dispatchEvent(new Event('error'))
}

describe('handleChunkLoadError', () => {
  it('reloads for the first module that fails to load, and lets the second fail', () => {
    const page = openPage()
    expect([failModule(), failModule()]).toEqual([true, false])
    expect(page.reloads()).toBe(1)
    page.stop()
    expect(failModule()).toBe(false)
  })

  it('loads the page of the pending navigation, each time', () => {
    const page = openPage('', { pending: '/en/contact?a=1' })
    expect([failModule(), failModule()]).toEqual([true, true])
    expect(page.visits).toEqual(['/en/contact?a=1', '/en/contact?a=1'])
    expect(page.reloads()).toBe(0)
  })

  it('does nothing offline', () => {
    const page = openPage('', { onLine: false, pending: '/en/contact' })
    expect(failModule()).toBe(false)
    expect([page.visits, page.reloads()]).toEqual([[], 0])
  })

  it('does nothing for requests that stop because a link was followed', () => {
    const page = openPage()
    window.dispatchEvent(new Event('beforeunload'))
    expect(failModule()).toBe(false)
    expect([page.visits, page.reloads()]).toEqual([[], 0])
  })

  it('reloads once for stylesheets that fail to load later', () => {
    const page = openPage()
    const sheet = () => Object.assign(document.createElement('link'), { rel: 'stylesheet' })
    addFailing(sheet())
    expect(page.reloads()).toBe(1)
    addFailing(sheet())
    expect([failModule(), page.reloads()]).toEqual([false, 1])
  })

  it('does not reload for a stylesheet that is still loading', () => {
    const page = openPage('<link rel="stylesheet" href="/late.css">')
    window.dispatchEvent(new Event('load'))
    expect(page.reloads()).toBe(0)
  })

  it('ignores an image and an icon that fail to load', () => {
    const page = openPage()
    addFailing(document.createElement('img'))
    addFailing(Object.assign(document.createElement('link'), { rel: 'icon' }))
    expect(page.reloads()).toBe(0)
  })

  it('loads the document of the next page when its data come from a new deployment', () => {
    const page = openPage('', { pending: '/en/contact' })
    expect(receiveNewDeployment()).toBe(true)
    expect(page.visits).toEqual(['/en/contact'])
    // Restored from the back/forward cache: its router would wait forever.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(page.reloads()).toBe(1)
  })

  it.each([
    ['the current page is revalidated', { pending: '/en/offers?page=3' }],
    ['a form was sent', { pending: '/en/contact', followsPost: true }],
    ['no navigation is pending', {}],
    ['offline', { pending: '/en/contact', onLine: false }],
  ])('accepts data of a new deployment: %s', (_, state) => {
    const page = openPage('', state)
    expect(receiveNewDeployment()).toBe(false)
    expect([page.visits, page.reloads()]).toEqual([[], 0])
  })
})
