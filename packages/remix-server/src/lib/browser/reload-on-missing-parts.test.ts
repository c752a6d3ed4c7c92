// @vitest-environment jsdom
import { describe, expect, it, onTestFinished } from 'vitest'

import { mayReload, reloadOnMissingParts } from './reload-on-missing-parts.js'

/** What a page remembers in one tab. */
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

  it('allows none where nothing can be remembered', () => {
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
    document,
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
  const stop = reloadOnMissingParts(tab, {
    pendingAddress: () => pending,
    followsPost: () => followsPost,
  })
  onTestFinished(stop)
  return { stop, visits, reloads: () => reloads }
}

/** Whether a module that cannot be had was taken care of. */
function loseModule(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

/** Whether data of another build were left to the document that goes with them. */
function meetOtherBuild(): boolean {
  return !window.dispatchEvent(new Event('floga:other-build', { cancelable: true }))
}

function addFailing(element: HTMLElement): void {
  document.head.append(element)
  element.dispatchEvent(new Event('error'))
}

describe('reloadOnMissingParts', () => {
  it('reloads for the first missing module and lets the second fail', () => {
    const page = openPage()
    expect([loseModule(), loseModule()]).toEqual([true, false])
    expect(page.reloads()).toBe(1)
    page.stop()
    expect(loseModule()).toBe(false)
  })

  it('goes where a click leads, each time, without the page that it leaves', () => {
    const page = openPage('', { pending: '/en/contact?a=1' })
    expect([loseModule(), loseModule()]).toEqual([true, true])
    expect(page.visits).toEqual(['/en/contact?a=1', '/en/contact?a=1'])
    expect(page.reloads()).toBe(0)
  })

  it('stays where there is no connection: the page says so itself', () => {
    const page = openPage('', { onLine: false, pending: '/en/contact' })
    expect(loseModule()).toBe(false)
    expect([page.visits, page.reloads()]).toEqual([[], 0])
  })

  it('reloads for a style sheet that a page brings and that cannot be had, once', () => {
    const page = openPage()
    const sheet = () => Object.assign(document.createElement('link'), { rel: 'stylesheet' })
    addFailing(sheet())
    expect(page.reloads()).toBe(1)
    addFailing(sheet())
    expect([loseModule(), page.reloads()]).toEqual([false, 1])
  })

  it('reloads for a style sheet that failed before its scripts ran', () => {
    const later = '<link rel="stylesheet" disabled href="/later.css">'
    const fine = openPage(later)
    window.dispatchEvent(new Event('load'))
    expect(fine.reloads()).toBe(0)
    fine.stop()
    const page = openPage('<link rel="stylesheet" href="/missing.css">')
    window.dispatchEvent(new Event('load'))
    expect(page.reloads()).toBe(1)
  })

  it('leaves an image and an icon alone that cannot be had', () => {
    const page = openPage()
    addFailing(document.createElement('img'))
    addFailing(Object.assign(document.createElement('link'), { rel: 'icon' }))
    expect(page.reloads()).toBe(0)
  })

  it('goes to the next page by its document when its data come from another build', () => {
    const page = openPage('', { pending: '/en/contact' })
    expect(meetOtherBuild()).toBe(true)
    expect(page.visits).toEqual(['/en/contact'])
    // Back again: the router of the page that was left would wait for ever.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(page.reloads()).toBe(1)
  })

  it.each([
    ['the page itself is read again', { pending: '/en/offers?page=3' }],
    ['something was sent', { pending: '/en/contact', followsPost: true }],
    ['nothing is on its way', {}],
    ['there is no connection', { pending: '/en/contact', onLine: false }],
  ])('takes data of another build while %s', (_, state) => {
    const page = openPage('', state)
    expect(meetOtherBuild()).toBe(false)
    expect([page.visits, page.reloads()]).toEqual([[], 0])
  })
})
