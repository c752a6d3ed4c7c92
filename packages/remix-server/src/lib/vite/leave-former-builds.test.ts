import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { askForBuild } from './leave-former-builds.js'

const router = dirname(createRequire(import.meta.url).resolve('@remix-run/react'))

/** The router's own way to ask for data, as the build changes it. */
async function load(build: string | null, isHandled: boolean) {
  const code = askForBuild(await readFile(join(router, 'esm/single-fetch.js'), 'utf8'))
  const start = code.indexOf('async function fetchAndDecode')
  const body = code.slice(start, code.indexOf('\n}\n', start) + 2)
  const dispatchEvent = vi.fn((event: Event) => !(isHandled && event.type === 'floga:other-build'))
  vi.stubGlobal('window', { __remixManifest: { version: 'own' }, dispatchEvent })
  vi.stubGlobal('fetch', async () => ({
    status: 204,
    headers: new Headers(build === null ? {} : { 'x-build': build }),
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  // oxlint-disable-next-line no-eval, no-new-func -- the router's source is the function under test
  const ask = new Function(`${body}; return fetchAndDecode`)() as (
    url: string,
    init: { method?: string },
  ) => Promise<{ data: unknown }>
  return { ask, dispatchEvent }
}

describe('askForBuild', () => {
  it('waits for the document when data of another build are left to it', async () => {
    const { ask } = await load('other', true)
    const asked = ask('/en/contact.data', {})
    await new Promise((resolve) => setImmediate(resolve))
    await expect(Promise.race([asked, Promise.resolve('waits')])).resolves.toBe('waits')
  })

  it.each([
    ['of the same build', 'own', true],
    ['of a server that says nothing of it', null, true],
    ['of another build that nobody takes care of', 'other', false],
  ])('takes data %s', async (_, build, isHandled) => {
    const { ask } = await load(build, isHandled)
    await expect(ask('/en/contact.data', {})).resolves.toMatchObject({ data: {} })
  })

  it('takes whatever answers something that was sent', async () => {
    const { ask, dispatchEvent } = await load('other', true)
    await expect(ask('/en/contact.data', { method: 'POST' })).resolves.toMatchObject({ data: {} })
    expect(dispatchEvent).not.toHaveBeenCalled()
  })

  it('refuses a router that it does not know', () => {
    expect(() => askForBuild('fetch()')).toThrow('0 places')
  })
})
