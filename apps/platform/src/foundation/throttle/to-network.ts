import { createHmac, randomBytes } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that an address belongs to: an IPv4 address itself, of IPv6 the first 64 bits, which one household or one server
 * has to itself.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6177}
 */
export function toNetwork(address: string): string {
  const plain = address.split('%')[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The network of an address as a hash, for each tenant another one. */
export type HashNetwork = (tenant: string, address: string) => string

/**
 * Creates {@link HashNetwork}. Addresses are not stored: there are so few that a plain hash can be
 * reversed by brute force, so it takes a key as well, which is stored outside the database.
 *
 * @param key the same for every process that shares a database; without one the hashes mean nothing to any other
 */
export function createHashNetwork(
  key: string = randomBytes(32).toString('base64url'),
): HashNetwork {
  return (tenant, address) =>
    createHmac('sha256', key)
      .update(`${tenant} network ${toNetwork(address)}`)
      .digest('base64url')
}

function groupsOf(text: string): string[] {
  // The last group may be an IPv4 address, which counts as two.
  return text === ''
    ? []
    : text.split(':').flatMap((part) => (part.includes('.') ? ['0', '0'] : [part]))
}
