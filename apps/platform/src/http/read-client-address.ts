import { BlockList, isIP } from 'node:net'

/** Returns the client address of a call, through trusted proxies. */
export type ReadClientAddress = (remote: string, forwardedFor: string | undefined) => string

/**
 * Creates the reader of client addresses. Each proxy appends the address of its client to
 * `X-Forwarded-For`, some with a port, so the last address that is not a trusted proxy is the
 * client's; earlier ones may be forged.
 *
 * @param trusted Addresses and networks of trusted proxies, besides this machine.
 */
export function createReadClientAddress(trusted: readonly string[] = []): ReadClientAddress {
  const trustedList = new BlockList()
  for (const network of ['127.0.0.0/8', '::1', ...trusted]) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trustedList.addAddress(address, family)
    else trustedList.addSubnet(address, Number(prefix), family)
  }
  const isTrusted = (address: string): boolean => {
    const family = isIP(address)
    return family !== 0 && trustedList.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
  return (remote, forwardedFor = '') => {
    let client = remote
    for (const entry of forwardedFor.split(',').toReversed()) {
      if (!isTrusted(client)) break
      if (entry.trim() === '') continue
      const next = parseAddress(entry)
      // A proxy that hides its client: all of them count as that proxy.
      if (next === undefined) break
      client = next
    }
    return client
  }
}

/** An address without its port, which differs for each connection; undefined for anything else. */
function parseAddress(text: string): string | undefined {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(text.trim()) ?? []
  const address = ipv6 ?? ipv4 ?? text.trim()
  return isIP(address) === 0 ? undefined : address
}
