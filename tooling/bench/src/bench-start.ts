import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readProcess } from './read-process.js'
import { startClone } from './start-clone.js'

const restMs = 30_000

/**
 * Measures `npm start` in a fresh clone, twice: seconds until the shop responds with its home page,
 * and the memory of platform and shop after half a minute without requests.
 */
export async function benchStart(print: (text: string) => void): Promise<void> {
  await startClone({
    program: 'tooling/setup/start.mjs',
    // Shop and platform start concurrently: a page needs both.
    readyPath: '/',
    columns: ['first page, s', 'platform MB', 'shop MB'],
    print,
    measure: async ({ clone, secondsSinceStart }) => {
      const seconds = secondsSinceStart()
      await delay(restMs)
      const memory = await Promise.all(
        ['platform', 'web'].map(async (app) => {
          const pid = await findServer(join(clone, 'apps', app))
          return (await readProcess(pid)).memoryMb.toFixed(0)
        }),
      )
      return [seconds.toFixed(1), ...memory]
    },
  })
}

/** The server that runs in a folder. */
async function findServer(folder: string): Promise<number> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const cwd = await readlink(`/proc/${name}/cwd`).catch(() => '')
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (cwd === folder && command.includes('main.js')) return Number(name)
  }
  throw new Error(`No server runs in ${folder}.`)
}
