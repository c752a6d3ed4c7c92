import type { CatalogueRecord } from '@floga/platform-contract/catalogue-record'
import * as v from 'valibot'
import { CallError } from '../calls/json-client.js'
import type { JsonClient } from '../calls/json-client.js'

const answer = v.object({ added: v.number(), changed: v.number() })

/** Records of one call. */
const batchSize = 100

/** Writes records; one that the platform refuses is named and stops no other. */
export async function writeRecords(
  { platform }: { platform: JsonClient },
  entries: readonly { record: CatalogueRecord & { key: string }; title: string }[],
): Promise<{ changed: number; keys: ReadonlySet<string>; problems: string[] }> {
  let changed = 0
  const keys = new Set<string>()
  const problems: string[] = []
  const left = [...entries]
  while (left.length > 0) {
    const batch = left.splice(0, batchSize)
    try {
      const records = batch.map(({ record }) => record)
      const { added, changed: others } = v.parse(
        answer,
        await platform.post('/catalogue', { records, stock: 'KEEP' }),
      )
      changed += added + others
      for (const { record } of batch) keys.add(record.key)
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 400) throw error
      const refused = new Map<number, string>()
      for (const { field, message } of error.fields) {
        const place = Number(/^records\.(\d+)/.exec(field)?.[1] ?? Number.NaN)
        const rest = field.replace(/^records\.\d+\.?/, '')
        if (!Number.isNaN(place)) refused.set(place, `${rest} ${message}`.trim())
      }
      // Without a place it would be refused for ever.
      if (refused.size === 0) throw error
      for (const [place, message] of refused) {
        const entry = batch[place]
        if (entry) problems.push(`"${entry.title}" cannot be carried over: ${message}.`)
      }
      left.unshift(...batch.filter((_, place) => !refused.has(place)))
    }
  }
  return { changed, keys, problems }
}
