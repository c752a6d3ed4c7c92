import { createMemoryStorage } from '@floga/browser-storage/testing'
import { createStore } from 'jotai/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { captureInstallPrompt, type InstallOutcome } from './capture-install-prompt.js'
import { createInstallAtoms, readDisplayMode, type DisplayMode } from './install-atoms.js'

function openPage({
  memory = createMemoryStorage(null),
  displayMode = 'browser' as DisplayMode,
} = {}) {
  const window = new EventTarget()
  const store = createStore()
  const captured = captureInstallPrompt(window)
  const atoms = createInstallAtoms({ captured, storage: memory.openTab(), displayMode })
  for (const one of [atoms.isOfferableAtom, atoms.isInstalledAtom, atoms.outcomeAtom]) {
    store.sub(one, () => undefined)
  }
  return {
    memory,
    store,
    atoms,
    isOffered: () => store.get(atoms.isOfferableAtom),
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
  it('offers what a browser would install, asks by its prompt and keeps the outcome', async () => {
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

  it('offers it once: whoever said no is not asked on the next visit', async () => {
    const page = openPage()
    page.offer('dismissed')
    await page.store.set(page.atoms.installAtom)
    const next = openPage({ memory: page.memory })
    next.offer('accepted')
    expect([next.isOffered(), next.outcome()]).toEqual([false, 'dismissed'])
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

  it('asks nobody where nothing can be installed, and reads no foreign outcome', async () => {
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

  it('tells a tab, an app and an Android app apart', () => {
    expect(readDisplayMode(windowOf())).toBe('browser')
    expect(readDisplayMode(windowOf({ matches: true }))).toBe('standalone')
    expect(readDisplayMode(windowOf({ standalone: true }))).toBe('standalone')
    expect(readDisplayMode(windowOf({ referrer: 'android-app://gr.shop' }))).toBe('twa')
  })
})
