import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'

const known = v.object({
  /** Id in Medusa; null while it is not there. */
  medusaId: v.nullable(v.string()),
  /** A draft counts for nothing in Medusa's stock. */
  medusa: v.picklist(['NONE', 'DRAFT', 'ORDER', 'CANCELED']),
  /** Pieces by SKU that are neither returned nor taken out. */
  pieces: v.record(v.string(), v.number()),
  /** Whether the shop has taken these pieces out of its stock. */
  isTaken: v.boolean(),
  /** In the shop. */
  state: v.string(),
})

const schema = v.object({
  /** Where the next page of changed orders begins. */
  ordersAfter: v.nullable(v.string()),
  /** Finished orders from before are not pushed. */
  since: v.string(),
  /** An order that is being created in Medusa: whether it is has to be looked up after a crash. */
  pushing: v.nullable(v.string()),
  orders: v.record(v.string(), known),
  /** Products that were carried over: id in Medusa → key in the shop. */
  products: v.record(v.string(), v.string()),
})

/** An order as the connector last saw it on both sides. */
export type KnownOrder = v.InferOutput<typeof known>

/** What has to outlive the program. All of it can be read again from both sides, but for `since`. */
export type State = v.InferOutput<typeof schema>

export interface StateFile {
  state: State
  save(): Promise<void>
}

const overStates = new Set(['COMPLETED', 'CANCELED', 'FAILED', 'REFUNDED'])

/** Finished orders beyond this are forgotten, the oldest first. */
const maxOrders = 20_000

/** Opens the state in a file, or begins one. */
export async function openState(file: string, now: Date): Promise<StateFile> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const state: State =
    text === undefined
      ? { ordersAfter: null, since: now.toISOString(), pushing: null, orders: {}, products: {} }
      : v.parse(schema, JSON.parse(text))
  return {
    state,
    async save() {
      const numbers = Object.keys(state.orders)
      const over = numbers.filter((number) => overStates.has(state.orders[number]?.state ?? ''))
      for (const number of over.slice(0, Math.max(0, numbers.length - maxOrders))) {
        delete state.orders[number]
      }
      // Whole: the file is replaced.
      await mkdir(dirname(file), { recursive: true })
      await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
      await rename(`${file}.new`, file)
    },
  }
}
