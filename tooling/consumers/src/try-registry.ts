import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PackedPackage } from '@floga/release'
import { repositoryRoot } from '@floga/setup'
import { consumers } from './consumers.js'
import { fromRegistry } from './kit-source.js'
import { runConsumer, type ConsumerResult } from './run-consumer.js'
import { startRegistry } from './start-registry.js'

const run = promisify(execFile)

/**
 * Publishes the kit and its servers to a registry on this machine, by the command that publishes to
 * any, and installs all packages of the kit from there into a new application.
 */
export async function tryRegistry(
  { packed, servers }: Record<'packed' | 'servers', readonly PackedPackage[]>,
  folder: string,
  browser: string,
): Promise<ConsumerResult> {
  const [vite] = consumers
  if (!vite) throw new Error('There is no application to install the kit into.')
  const registry = await startRegistry(join(folder, 'verdaccio'))
  try {
    const publish = (): Promise<{ stdout: string }> =>
      run('pnpm', ['release', '--registry', registry.address], {
        cwd: repositoryRoot,
        env: { ...process.env, npm_config_userconfig: registry.npmrcFile },
        maxBuffer: 64 * 1024 * 1024,
      })
    const first = await publish()
    const published = countOf(' published\n', first.stdout)
    const second = await publish()
    const known = countOf(' already exists\n', second.stdout)
    const kit = fromRegistry(packed, registry.address)
    const consumer = {
      ...vite,
      name: 'Vite, all from a registry',
      leavesOut: [],
      // Dependencies of Remix 2 pages.
      dependencies: { ...vite.dependencies, vite: '^6.0.0' },
    }
    const result = await runConsumer(consumer, kit, join(folder, 'application'), browser)
    const all = packed.length + servers.length
    const findings = [
      ...(published === all ? [] : [`${published} of ${all} published`]),
      ...(known === all ? [] : [`${known} of ${all} were known again`]),
    ]
    return { ...result, findings: [...findings, ...result.findings] }
  } finally {
    registry.stop()
  }
}

function countOf(part: string, text: string): number {
  return text.split(part).length - 1
}
