// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { takeHeldPresses } from '../browser/take-held-presses.js'
import { lateScripts } from './late-scripts.js'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A page that has loaded, as far as the script reads it. */
function openPage({ isLoaded = true, data = '', files = ['/a.js', '/b.js'] } = {}) {
  document.head.innerHTML =
    '<link rel="stylesheet" disabled href="/a.css"><link rel="stylesheet" disabled media="not all" href="/fonts.css">'
  document.body.innerHTML =
    '<button type="button">+</button><button type="submit">Add</button>' +
    `<script type="text/plain" data-files="${files.join(' ')}"${data}>start()</script>`
  const source = document.querySelector('script')
  const starter = { previousElementSibling: source }
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(
    // As much of a script element as the script asks for.
    starter as unknown as HTMLScriptElement,
  )
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(isLoaded ? 'complete' : 'loading')
  onTestFinished(() => void takeHeldPresses(window))
  // oxlint-disable-next-line no-new-func -- what a page runs as an inline script
  new Function(lateScripts)()
  return {
    files: () =>
      [...document.querySelectorAll<HTMLLinkElement>('link:not([disabled])')].map(
        ({ href }) => new URL(href).pathname,
      ),
    started: () => document.querySelectorAll('script[type=module]').length,
  }
}

describe('lateScripts', () => {
  it('asks at the first act, once', () => {
    const page = openPage()
    expect([page.files(), page.started()]).toEqual([[], 0])
    window.dispatchEvent(new Event('keydown'))
    window.dispatchEvent(new Event('touchstart'))
    expect([page.files(), page.started()]).toEqual([['/a.js', '/b.js', '/a.css'], 1])
  })

  it('asks for the data of a page that does not carry them', () => {
    const page = openPage({ data: ' data-page-data="/page-data/hash/"' })
    window.dispatchEvent(new Event('keydown'))
    expect(page.files()).toEqual(['/a.js', '/b.js', '/page-data/hash/', '/a.css'])
  })

  it('asks for many files in several tasks, in their order, and starts behind the last', () => {
    const files = Array.from({ length: 19 }, (_, place) => `/${place}.js`)
    const page = openPage({ files })
    window.dispatchEvent(new Event('keydown'))
    const asked = [page.files().length]
    expect(page.started()).toBe(0)
    while (page.started() === 0) {
      vi.advanceTimersToNextTimer()
      asked.push(page.files().length)
    }
    expect(asked).toEqual([8, 16, 20])
    expect(page.files()).toEqual([...files, '/a.css'])
  })

  it('counts a pointer that rests as no act', () => {
    const page = openPage()
    const rest = Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 })
    window.dispatchEvent(rest)
    expect(page.started()).toBe(0)
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 1, movementY: 0 }))
    expect(page.started()).toBe(1)
  })

  it('asks after ten seconds where nobody does anything', () => {
    const page = openPage()
    vi.advanceTimersByTime(9_999)
    expect(page.started()).toBe(0)
    vi.advanceTimersByTime(500)
    expect(page.started()).toBe(1)
  })

  it('asks a page of somebody who was here before as soon as it has loaded', () => {
    localStorage.setItem('cart', '{}')
    const page = openPage({ isLoaded: false })
    vi.advanceTimersByTime(60_000)
    expect(page.started()).toBe(0)
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(500)
    expect(page.started()).toBe(1)
  })
})

describe('takeHeldPresses', () => {
  it('gives presses of buttons that do nothing by themselves, until it is called', () => {
    openPage()
    const [plain, submit] = document.querySelectorAll('button')
    submit?.addEventListener('click', (event) => event.preventDefault())
    for (const button of [plain, submit, plain]) button?.click()
    expect(takeHeldPresses(window)).toEqual([plain, plain])
    plain?.click()
    expect(takeHeldPresses(window)).toEqual([])
  })

  it('tells again of the offer to install, which the browser makes once', () => {
    openPage()
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    expect(window.dispatchEvent(offer)).toBe(false)
    const onOffer = vi.fn<(event: Event) => void>()
    window.addEventListener('beforeinstallprompt', onOffer, { once: true })
    takeHeldPresses(window)
    expect(onOffer).toHaveBeenCalledExactlyOnceWith(offer)
  })
})
