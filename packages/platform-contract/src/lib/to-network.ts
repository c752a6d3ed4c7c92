/**
 * The network of a visitor's address, by which limits count: an IPv4 address itself, of IPv6 the
 * first 64 bits, which one household or one server has to itself. Anything else is returned as it
 * is.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6177}
 */
export function toNetwork(address: string): string {
  const plain = address.split('%')[0] ?? ''
  const written = plain.includes(':') ? normalizeIpv6(plain) : null
  if (written === null) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = written.split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** In lower case, without leading zeros and IPv4 parts; null for no IPv6 address. */
function normalizeIpv6(address: string): string | null {
  try {
    return new URL(`http://[${address}]`).hostname.slice(1, -1)
  } catch {
    return null
  }
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
