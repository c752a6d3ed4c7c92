import { checkEveryMs } from './balancer.js'
import type { BalancedGroup } from './balancer.js'

export interface HaproxyConfigurationOptions {
  /** Adds the `X-Forwarded-For` header to requests to shops. @default false */
  addsForwardedFor?: boolean
  /** Logs failures and their reasons to standard output. @default false */
  logsErrors?: boolean
}

/**
 * The configuration of HAProxy. The guide 'From one machine to many' has the same text, to the character.
 *
 * @see {@link https://docs.haproxy.org/2.6/configuration.html}
 */
export function haproxyConfiguration(
  groups: readonly BalancedGroup[],
  { addsForwardedFor = false, logsErrors = false }: HaproxyConfigurationOptions = {},
): string {
  const global = `global
  maxconn 2000
${logsErrors ? '  log stdout format raw local0\n' : ''}`
  const defaults = `defaults
  mode http
${logsErrors ? '  log global\n  option httplog\n  option dontlog-normal\n' : ''}  timeout connect 2s
  timeout client 60s
  timeout server 60s
  # On a busy machine one answer may be late; a connection that is refused is tried elsewhere all the same.
  timeout check 5s
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host 127.0.0.1
  http-check expect status 200
  # If a process cannot be reached, or dies while it responds, another one gets the request. Requests that change something are never repeated.
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  default-server inter ${checkEveryMs}ms fastinter 100ms fall 3 rise 1
  # When no server seems ready, all are tried: a delay on all of them is no reason for an error.
  option allbackups
`
  return global + defaults + groups.map((group) => section(group, addsForwardedFor)).join('')
}

function section({ name, port, memberPorts }: BalancedGroup, addsForwardedFor: boolean): string {
  const kind = name.slice(0, -1)
  const servers = memberPorts.map(
    (member, at) => `  server ${kind}-${at + 1} 127.0.0.1:${member} check`,
  )
  const unchecked = memberPorts.map(
    (member, at) => `  server late-${kind}-${at + 1} 127.0.0.1:${member} backup`,
  )
  return `listen ${name}
  bind 127.0.0.1:${port}
  balance roundrobin
${addsForwardedFor && name === 'shops' ? '  option forwardfor\n' : ''}  http-request disable-l7-retry unless METH_GET
${[...servers, ...unchecked].join('\n')}
`
}
