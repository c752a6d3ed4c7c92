import { BlockList, isIP } from 'node:net'

/** Finds the address that a call comes from, through trusted proxies. */
export type ReadClientAddress = (remote: string, forwardedFor: string | undefined) => string

/**
 * Creates the reader of client addresses. Each proxy adds to the end of `X-Forwarded-For` whom it asks for, so the last address
 * that no trusted proxy has is the client's; what stands before it may be invented.
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
    const forwarded = forwardedFor.split(',').map((address) => address.trim())
    let client = remote
    for (const next of forwarded.filter((address) => address !== '').toReversed()) {
      if (!isTrusted(client)) break
      client = next
    }
    return client
  }
}
