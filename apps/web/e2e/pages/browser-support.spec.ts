import { findNewerMethods, listNewerMethods, readSupportedBrowsers } from '@floga/checks'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures.js'
import { paths } from '../servers/paths.js'

/** Calls of libraries that they make only where the browser has the method. */
const guarded = /^framework-.*: startViewTransition /

test('No script of the build, its libraries included, calls a method that a supported browser lacks', async () => {
  const root = join(paths.webFolder, '../..')
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const newer = listNewerMethods(readSupportedBrowsers({ read }))
  expect([newer.get('toSorted'), newer.get('checkVisibility')]).toEqual([
    'Chrome has since 110',
    'Safari has since 17.4',
  ])
  const folder = join(paths.webFolder, 'build/client/assets')
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  const found: string[] = []
  for (const name of scripts) {
    const text = await readFile(join(folder, name), 'utf8')
    const methods = findNewerMethods(name, text, newer)
    found.push(...methods.map((method) => `${name}: ${method.name} ${method.lacking}`))
  }
  expect(found.filter((one) => !guarded.test(one))).toEqual([])
})
