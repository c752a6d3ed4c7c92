// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { deferHydration } from './defer-hydration.js'
import { replayQueuedInteractions } from './replay-queued-interactions.js'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  stubSupport({ importMaps: true, svh: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** jsdom knows neither. */
function stubSupport({ importMaps, svh }: { importMaps: boolean; svh: boolean }): void {
  vi.stubGlobal('CSS', { supports: () => svh })
  vi.stubGlobal('HTMLScriptElement', { supports: () => importMaps })
}

const rendered =
  '<html><head><link rel="stylesheet" disabled href="/a.css"><link rel="stylesheet" disabled media="not all" href="/fonts.css"></head>' +
  '<body><button type="button">+</button><form method="post"><button name="add" value="1">Add</button></form>' +
  '<form method="get"><button>Search</button></form>' +
  '<link rel="modulepreload" href="/a.js"/><script nonce="n1" type="module" async="">start()</script></body></html>'

/** The document as a browser has it once the inline script has run. */
function openPage({ readyState = 'complete' as DocumentReadyState } = {}) {
  const html = deferHydration(rendered, { nonce: 'n1' })
  document.documentElement.innerHTML = html.replace(/^<html>|<\/html>$/g, '')
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
  const inline = document.querySelector('head > script')
  // oxlint-disable-next-line no-new-func -- what a page runs as an inline script
  new Function(inline?.textContent ?? '')()
  // Its listeners belong to the window, which the next test shares.
  onTestFinished(() => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
    window.dispatchEvent(new Event('focusin'))
    document.dispatchEvent(new Event('DOMContentLoaded'))
    replayQueuedInteractions(window)
  })
  const [plain, submitter, search] = document.querySelectorAll('button')
  const submits = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
  const clicks = vi.fn<() => void>()
  // Where React listens.
  document.addEventListener('submit', submits)
  document.addEventListener('click', clicks)
  onTestFinished(() => {
    document.removeEventListener('submit', submits)
    document.removeEventListener('click', clicks)
  })
  return {
    plain: plain!,
    submitter: submitter!,
    search: search!,
    submits,
    clicks,
    module: () => document.querySelector<HTMLScriptElement>('script[type=module]'),
    loading: () =>
      [...document.querySelectorAll<HTMLLinkElement>('link')]
        // jsdom does not reflect `disabled`.
        .filter(({ rel, disabled }) => rel === 'stylesheet' && disabled === false)
        .map((link) => link.getAttribute('href')),
  }
}

describe('deferHydration', () => {
  it('runs nothing before the page has loaded, and everything once the browser is idle', () => {
    const page = openPage({ readyState: 'interactive' })
    vi.advanceTimersByTime(60_000)
    expect([page.loading(), page.module()]).toEqual([[], null])
    window.dispatchEvent(new Event('load'))
    vi.runAllTimers()
    expect(page.loading()).toEqual(['/a.css'])
    expect(page.module()?.textContent).toBe('start()')
  })

  it('disables a stylesheet again that fails, for `enableStylesheets` to request it once more', () => {
    openPage()
    window.dispatchEvent(new Event('load'))
    vi.runAllTimers()
    const sheet = document.querySelector<HTMLLinkElement>('link[href="/a.css"]')!
    expect(sheet.disabled).toBe(false)
    sheet.dispatchEvent(new Event('error'))
    expect(sheet.disabled).toBe(true)
  })

  it('leaves a browser that is too old for the scripts the page without them', () => {
    for (const support of [
      { importMaps: false, svh: true },
      { importMaps: true, svh: false },
    ]) {
      stubSupport(support)
      const page = openPage()
      vi.runAllTimers()
      page.submitter.click()
      vi.runAllTimers()
      expect([page.loading(), page.module()]).toEqual([[], null])
      expect(page.submits).toHaveBeenCalledTimes(1)
      expect(page.submitter.hasAttribute('aria-busy')).toBe(false)
    }
  })

  it('runs everything at the first interaction, once', () => {
    openPage({ readyState: 'interactive' })
    window.dispatchEvent(new Event('keydown'))
    window.dispatchEvent(new Event('touchstart'))
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(5_000)
    expect(document.querySelectorAll('script[type=module]')).toHaveLength(1)
  })

  it('waits for the rest of the document after an interaction while it is being parsed', () => {
    const page = openPage({ readyState: 'loading' })
    window.dispatchEvent(new Event('keydown'))
    expect(page.module()).toBeNull()
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    vi.runAllTimers()
    expect(page.module()).not.toBeNull()
  })

  it('preloads scripts behind images and fonts, keeps the elements that React rendered, and names its inline script by the nonce', () => {
    const html = deferHydration(rendered, { nonce: 'n1' })
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/a.js"/>')
    expect(html).toContain(
      '<script nonce="n1" type="text/deferred-module" async="">start()</script>',
    )
    expect(html).toMatch(/<script nonce="n1">.*<\/script><\/head>/s)
  })

  it('shows a submit at once and repeats it once when the page is hydrated', () => {
    const page = openPage()
    page.submitter.click()
    page.submitter.click()
    expect(page.submitter.getAttribute('aria-busy')).toBe('true')
    expect(page.submits).not.toHaveBeenCalled()
    replayQueuedInteractions(window)
    expect(page.submits).toHaveBeenCalledTimes(1)
    expect(page.submits.mock.calls[0]?.[0].submitter).toBe(page.submitter)
    expect(page.submitter.hasAttribute('aria-busy')).toBe(false)
    page.submitter.click()
    expect(page.submits).toHaveBeenCalledTimes(2)
  })

  it('has the browser submit the form when scripts fail', () => {
    const page = openPage()
    page.submitter.click()
    vi.advanceTimersByTime(100)
    page.module()?.dispatchEvent(new Event('error'))
    expect(page.submits).toHaveBeenCalledTimes(1)
    replayQueuedInteractions(window)
    expect(page.submits).toHaveBeenCalledTimes(1)
  })

  it('has the browser submit the form after ten seconds', () => {
    const page = openPage()
    page.submitter.click()
    vi.advanceTimersByTime(9_999)
    expect(page.submits).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(page.submits).toHaveBeenCalledTimes(1)
  })

  it('leaves GET forms to the browser', () => {
    const page = openPage()
    const onSubmit = vi.fn<(event: Event) => void>((event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    window.addEventListener('submit', onSubmit, { capture: true, once: true })
    page.search.click()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    replayQueuedInteractions(window)
    expect(page.submits).not.toHaveBeenCalled()
  })

  it('repeats clicks of buttons that do nothing by themselves, each once and in order', () => {
    const page = openPage()
    page.plain.click()
    page.plain.click()
    expect(page.clicks).not.toHaveBeenCalled()
    replayQueuedInteractions(window)
    expect(page.clicks).toHaveBeenCalledTimes(2)
  })

  it.each(['textInput', 'compositionstart', 'paste', 'contextmenu', 'touchcancel'])(
    'keeps %s from React until the page is hydrated',
    (type) => {
      const page = openPage()
      const seen = vi.fn<() => void>()
      document.addEventListener(type, seen)
      onTestFinished(() => document.removeEventListener(type, seen))
      const fire = () => page.plain.dispatchEvent(new Event(type, { bubbles: true }))
      fire()
      expect(seen).not.toHaveBeenCalled()
      replayQueuedInteractions(window)
      fire()
      expect(seen).toHaveBeenCalledOnce()
    },
  )

  it('drops a button that was removed from the page', () => {
    const page = openPage()
    page.plain.click()
    page.plain.remove()
    replayQueuedInteractions(window)
    expect(page.clicks).not.toHaveBeenCalled()
  })

  it('repeats the install prompt, which the browser offers once', () => {
    openPage()
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    expect(window.dispatchEvent(offer)).toBe(false)
    const onOffer = vi.fn<(event: Event) => void>()
    window.addEventListener('beforeinstallprompt', onOffer, { once: true })
    replayQueuedInteractions(window)
    expect(onOffer).toHaveBeenCalledExactlyOnceWith(offer)
  })
})
