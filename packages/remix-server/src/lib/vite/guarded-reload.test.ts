// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { guardReload } from './guarded-reload.js'

const router = dirname(createRequire(import.meta.url).resolve('@remix-run/react'))

interface RouteModules {
  loadRouteModule(
    route: { id: string; module: string },
    known: object,
  ): Promise<{ default: () => unknown }>
}

/** The router's own function, as the build changes it. */
async function load(): Promise<RouteModules['loadRouteModule']> {
  const code = guardReload(await readFile(join(router, 'esm/routeModules.js'), 'utf8'))
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  const module: RouteModules = await import(/* @vite-ignore */ address)
  return module.loadRouteModule
}

describe('guardReload', () => {
  it('fails for a missing page where nobody loads the page again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    vi.stubGlobal('__remixContext', { isSpaMode: false })
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    const loadRouteModule = await load()
    const missing = { id: 'page', module: 'data:text/javascript,throw new Error("missing")' }
    const page = await loadRouteModule(missing, {})
    expect(() => page.default()).toThrow('missing')

    const preloadError = new Promise<Event>((resolve) => {
      const answer = (event: Event) => {
        event.preventDefault()
        resolve(event)
      }
      window.addEventListener('vite:preloadError', answer, { once: true })
    })
    const waiting = loadRouteModule(missing, {})
    await expect(preloadError).resolves.toMatchObject({ payload: { message: 'missing' } })
    // The page that loads itself again shows no error meanwhile.
    await expect(Promise.race([waiting, Promise.resolve('waits')])).resolves.toBe('waits')
  })

  it('refuses a router that it does not know', () => {
    expect(() => guardReload('location.reload()')).toThrow('0 places')
  })
})
