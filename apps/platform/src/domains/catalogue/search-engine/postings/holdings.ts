/**
 * Who holds a lexeme, as one value of the database: the numbers of the products in their block, two bytes each, and behind
 * them what each holding adds to a rank, four bytes each.
 */
export interface Holdings {
  holders: Uint16Array
  /** In single precision: what `ts_rank` divides in the end. */
  sums: Float32Array
}

/** Serializes in the processor's order, the lowest byte first. */
export function serializeHoldings({ holders, sums }: Holdings): Buffer {
  return Buffer.concat([toBytes(holders), toBytes(sums)])
}

/** Copies, since what comes from the database need not begin where numbers may. */
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
