/**
 * Postings of a lexeme as one database value: the numbers of the products in their block, two bytes
 * each, followed by their contributions to the rank, four bytes each.
 */
export interface Holdings {
  holders: Uint16Array
  /** In single precision: the divisor of `ts_rank`. */
  sums: Float32Array
}

/** Serializes in the processor's order, the lowest byte first. */
export function serializeHoldings({ holders, sums }: Holdings): Buffer {
  return Buffer.concat([toBytes(holders), toBytes(sums)])
}

/** Copies, because database buffers may be unaligned. */
export function parseHoldings(bytes: Uint8Array): Holdings {
  const count = bytes.length / (Uint16Array.BYTES_PER_ELEMENT + Float32Array.BYTES_PER_ELEMENT)
  if (!Number.isInteger(count)) throw new Error(`Holdings of ${bytes.length} bytes are not whole.`)
  const holders = new Uint16Array(count)
  const sums = new Float32Array(count)
  toBytes(holders).set(bytes.subarray(0, holders.byteLength))
  toBytes(sums).set(bytes.subarray(holders.byteLength))
  return { holders, sums }
}

function toBytes({ buffer, byteOffset, byteLength }: Uint16Array | Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}
