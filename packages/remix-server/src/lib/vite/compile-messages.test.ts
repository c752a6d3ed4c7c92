import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { describe, expect, it, vi } from 'vitest'

import { compileMessages } from './compile-messages.js'

/**
 * A development server of an empty site that compiles messages; `answer` returns the compiler's
 * errors.
 */
async function openSite(answer: () => readonly string[]) {
  const root = await mkdtemp(join(tmpdir(), 'floga-messages-'))
  const source = join(root, 'en.json')
  await writeFile(source, '{}')
  const compile = vi.fn(() => Promise.resolve(answer()))
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [compileMessages({ sources: [source], compile })],
  })
  const logged = vi.spyOn(server.config.logger, 'error')
  return {
    compile,
    logged,
    /** As the watcher reports a saved file. */
    notify: (name: string) => server.watcher.emit('all', 'change', join(root, name)),
    /** Saves the messages again and again: a watcher that has just been opened sees nothing yet. */
    async saveUntil(isSeen: () => void) {
      let times = 0
      await vi.waitFor(
        async () => {
          await writeFile(source, `{"times":"${(times += 1)}"}`)
          isSeen()
        },
        { timeout: 60_000, interval: 200 },
      )
    },
    async close() {
      await server.close()
      await rm(root, { recursive: true })
    },
  }
}

describe('compileMessages', () => {
  it('compiles before the first page, and messages that are saved', async () => {
    const site = await openSite(() => [])
    expect(site.compile).toHaveBeenCalledTimes(1)
    await site.saveUntil(() => expect(site.compile.mock.calls.length).toBeGreaterThan(1))
    expect(site.logged).not.toHaveBeenCalled()
    await site.close()
  })

  it('compiles nothing for other files', async () => {
    const site = await openSite(() => [])
    site.notify('en.json.txt')
    site.notify('other/en.json')
    expect(site.compile).toHaveBeenCalledTimes(1)
    await site.close()
  })

  it('prints the error, and compiles again once it is fixed', async () => {
    let problems: string[] = []
    const site = await openSite(() => problems)
    problems = ['en.json: hello: no such parameter']
    site.notify('en.json')
    await vi.waitFor(
      () =>
        expect(site.logged).toHaveBeenCalledWith(
          'en.json: hello: no such parameter',
          expect.anything(),
        ),
      60_000,
    )
    problems = []
    site.notify('en.json')
    await vi.waitFor(() => expect(site.compile).toHaveBeenCalledTimes(3), 60_000)
    expect(site.logged).toHaveBeenCalledTimes(1)
    await site.close()
  })
})
