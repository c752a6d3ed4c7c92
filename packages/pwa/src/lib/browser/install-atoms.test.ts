import { createMemoryStorage } from '@floga/browser-storage/testing'
import { createStore } from 'jotai/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { captureInstallPrompt, type InstallOutcome } from './capture-install-prompt.js'
import {
  createInstallAtoms,
  hasHomeScreenMenu,
  readDisplayMode,
  type DisplayMode,
} from './install-atoms.js'

function openPage({
  memory = createMemoryStorage(null),
  displayMode = 'browser' as DisplayMode,
  isAddedByMenu = false,
  nowMs = 0,
} = {}) {
  const window = new EventTarget()
  const store = createStore()
  const captured = captureInstallPrompt(window)
  const atoms = createInstallAtoms({
    captured,
    storage: memory.openTab(),
    displayMode,
    isAddedByMenu,
    nowMs: () => nowMs,
  })
  for (const one of [atoms.offerAtom, atoms.isInstalledAtom, atoms.outcomeAtom]) {
    store.sub(one, () => undefined)
  }
  return {
    memory,
    store,
    atoms,
    isOffered: () => store.get(atoms.offerAtom) !== null,
    offered: () => store.get(atoms.offerAtom),
    isInstalled: () => store.get(atoms.isInstalledAtom),
    outcome: () => store.get(atoms.outcomeAtom),
    offer(outcome: InstallOutcome) {
      const prompt = vi.fn<() => Promise<void>>(async () => undefined)
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt,
        userChoice: Promise.resolve({ outcome }),
      })
      window.dispatchEvent(event)
      return { prompt, event }
    },
    install: () => window.dispatchEvent(new Event('appinstalled')),
  }
}

describe('createInstallAtoms', () => {
  it("offers an install prompt, shows the browser's and stores the outcome", async () => {
    const page = openPage()
    expect(page.isOffered()).toBe(false)
    const { prompt, event } = page.offer('accepted')
    expect(event.defaultPrevented).toBe(true)
    expect(page.isOffered()).toBe(true)
    expect(prompt).not.toHaveBeenCalled()
    expect(await page.store.set(page.atoms.installAtom)).toBe('accepted')
    expect(prompt).toHaveBeenCalledOnce()
    expect([page.isOffered(), page.isInstalled(), page.outcome()]).toEqual([
      false,
      true,
      'accepted',
    ])
  })

  it.each(['accepted', 'dismissed'] as const)(
    'offers it again where it is not installed, long after the visitor has %s it',
    async (outcome) => {
      const page = openPage()
      page.offer(outcome)
      await page.store.set(page.atoms.installAtom)
      const day = 24 * 60 * 60 * 1_000
      const soon = openPage({ memory: page.memory, nowMs: 89 * day })
      soon.offer('accepted')
      expect([soon.isOffered(), soon.outcome()]).toEqual([false, outcome])
      const later = openPage({ memory: page.memory, nowMs: 90 * day })
      later.offer('accepted')
      expect([later.isOffered(), later.outcome()]).toEqual([true, null])
    },
  )

  it('does not take a removed app for an installed one', async () => {
    const page = openPage()
    page.offer('accepted')
    await page.store.set(page.atoms.installAtom)
    const next = openPage({ memory: page.memory })
    expect(next.isInstalled()).toBe(true)
    next.offer('accepted')
    expect(next.isInstalled()).toBe(false)
  })

  it('instructs where the browser adds sites by its menu alone, until the visitor declines', () => {
    const page = openPage({ isAddedByMenu: true })
    expect(page.offered()).toBe('instructions')
    page.store.set(page.atoms.dismissAtom)
    expect(page.offered()).toBeNull()
    expect(openPage({ isAddedByMenu: true, displayMode: 'standalone' }).offered()).toBeNull()
  })

  it('counts a closed offer as a no', () => {
    const page = openPage()
    page.offer('accepted')
    page.store.set(page.atoms.dismissAtom)
    expect([page.isOffered(), page.outcome()]).toEqual([false, 'dismissed'])
  })

  it('knows when it was installed by the browser’s menu, and that an app is', () => {
    const page = openPage()
    page.offer('accepted')
    page.install()
    expect([page.isOffered(), page.isInstalled()]).toEqual([false, true])
    const app = openPage({ displayMode: 'standalone' })
    app.offer('accepted')
    expect([app.isOffered(), app.isInstalled()]).toEqual([false, true])
  })

  it('shows no prompt where nothing can be installed, and ignores a foreign outcome', async () => {
    const page = openPage({ memory: createMemoryStorage('"perhaps"') })
    expect(await page.store.set(page.atoms.installAtom)).toBeNull()
    expect(page.outcome()).toBeNull()
  })
})

describe('readDisplayMode', () => {
  const windowOf = ({ referrer = '', matches = false, standalone = false } = {}) => ({
    document: { referrer },
    matchMedia: () => ({ matches }),
    navigator: { standalone },
  })

  it('knows the browsers of iPhones, where it is not an app', () => {
    expect(hasHomeScreenMenu({ navigator: { standalone: false } })).toBe(true)
    expect(hasHomeScreenMenu({ navigator: { standalone: true } })).toBe(false)
    expect(hasHomeScreenMenu({ navigator: {} })).toBe(false)
  })

  it('distinguishes a tab, an app and an Android app', () => {
    expect(readDisplayMode(windowOf())).toBe('browser')
    expect(readDisplayMode(windowOf({ matches: true }))).toBe('standalone')
    expect(readDisplayMode(windowOf({ standalone: true }))).toBe('standalone')
    expect(readDisplayMode(windowOf({ referrer: 'android-app://gr.shop' }))).toBe('twa')
  })
})
