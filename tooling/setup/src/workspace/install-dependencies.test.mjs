import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installDependencies } from './install-dependencies.mjs'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'

function createWorkspace() {
  const root = createTemporaryFolder({
    'pnpm-lock.yaml': 'one',
    'pnpm-workspace.yaml': 'two',
    'node_modules/.modules.yaml': '',
  })
  /** @type {string[][]} */
  const commands = []
  const install = async (/** @type {string[]} */ command) => void commands.push(command)
  return { root, commands, install }
}

const failToInstall = () => Promise.reject(new Error('no network'))

describe('installDependencies', () => {
  it('installs from the lockfile once', async () => {
    const { root, commands, install } = createWorkspace()
    expect(await installDependencies({ root, install })).toBe(true)
    expect(await installDependencies({ root, install })).toBe(false)
    expect(commands).toHaveLength(1)
    expect(commands[0]?.slice(0, 3)).toEqual(['pnpm', 'install', '--frozen-lockfile'])
  })

  it('installs again when the lockfile has changed', async () => {
    const { root, commands, install } = createWorkspace()
    await installDependencies({ root, install })
    appendFileSync(join(root, 'pnpm-lock.yaml'), 'more')
    await installDependencies({ root, install })
    expect(commands).toHaveLength(2)
  })

  it('does not take a failed installation for a complete one', async () => {
    const { root, commands, install } = createWorkspace()
    await expect(installDependencies({ root, install: failToInstall })).rejects.toThrow(
      'no network',
    )
    expect(await installDependencies({ root, install })).toBe(true)
    expect(commands).toHaveLength(1)
  })
})
