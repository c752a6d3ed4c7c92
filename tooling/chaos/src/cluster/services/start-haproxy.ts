import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcessGroup } from '@floga/setup'
import { checkEveryMs } from './balancer.js'
import type { BalancedGroup, Balancer } from './balancer.js'
import { waitForPort } from './wait-for-port.js'

/** Starts HAProxy in front of several groups, with a configuration as `docs/operating.md` describes it. */
export async function startHaproxy(
  program: string,
  groups: readonly BalancedGroup[],
): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'floga-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, writeConfiguration(groups))
  const group = startProcessGroup([program, '-db', '-q', '-f', file], { stdio: 'inherit' })
  const stop = async (): Promise<void> => {
    await group.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(groups.map(({ port }) => waitForPort(port)))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

function writeConfiguration(groups: readonly BalancedGroup[]): string {
  const sections = groups.map(
    ({ name, port, memberPorts }) => `
listen ${name}
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host 127.0.0.1
  http-check expect status 200
  # A process that cannot be reached, or dies over a question: another one is asked. What changes something is never repeated.
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  # On a busy machine one answer may be late; a connection that is refused is tried elsewhere all the same.
  default-server check inter ${checkEveryMs}ms fastinter 100ms fall 3 rise 1
${memberPorts.map((member, at) => `  server ${name}-${at + 1} 127.0.0.1:${member}`).join('\n')}
`,
  )
  return `
global
  maxconn 2000

defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
${sections.join('')}`
}
