import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startProcessGroup } from '@floga/setup'
import type { BalancedGroup, Balancer } from './balancer.js'
import { haproxyConfiguration } from './haproxy-configuration.js'
import { waitForPort } from './wait-for-port.js'

/** Maximum number of stored errors. */
const maxErrors = 50

/** Starts HAProxy in front of several groups. */
export async function startHaproxy(
  program: string,
  groups: readonly BalancedGroup[],
): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, haproxyConfiguration(groups, { logsErrors: true }))
  const group = startProcessGroup([program, '-db', '-f', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors: string[] = []
  // Requests on one, and the process that gets no more requests on the other.
  for (const input of [group.child.stdout!, group.child.stderr!]) {
    createInterface({ input }).on('line', (line) => {
      errors.push(line)
      if (errors.length > maxErrors) errors.shift()
    })
  }
  const stop = async (): Promise<void> => {
    await group.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(groups.map(({ port }) => waitForPort(port)))
  } catch (cause) {
    await stop()
    throw new Error(`HAProxy does not respond. ${errors.join('\n')}`, { cause })
  }
  return { stop, errors: () => [...errors] }
}
