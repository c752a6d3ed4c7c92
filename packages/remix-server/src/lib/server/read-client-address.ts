import { isIP } from 'node:net'

import type { RequestEnv } from './create-remix-server.js'

/**
 * The visitor's address. The last one of the list was added by the proxy in front; those before it
 * are hearsay.
 */
export function readClientAddress(
  { headers }: Request,
  env: RequestEnv | undefined,
  { trustsProxy }: { trustsProxy?: boolean },
): string {
  const direct = env?.incoming?.socket.remoteAddress ?? ''
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)
  return (trustsProxy && last !== undefined && parseAddress(last)) || direct
}

/** An address without the port that some proxies add; undefined for anything else. */
function parseAddress(text: string): string | undefined {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(text.trim()) ?? []
  const address = ipv6 ?? ipv4 ?? text.trim()
  return isIP(address) === 0 ? undefined : address
}
