import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { cacheAnswer } from './cache-answer.js'
import type { CatalogueSnapshot } from './catalogue-snapshot.js'

/** Bytes that are in use once nothing else can be let go of. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}

describe('cacheAnswer', () => {
  const ask = (snapshot: CatalogueSnapshot, key: unknown, answer: () => number) =>
    cacheAnswer(snapshot, { key: ['term', key], sizeOf: () => 1 }, answer)

  it('computes a result once, however large its key is', async () => {
    const snapshot = {} as CatalogueSnapshot
    for (const key of ['short', 'x'.repeat(100_000)]) {
      expect(await ask(snapshot, key, () => 1)).toBe(1)
      expect(await ask(snapshot, key, () => 2)).toBe(1)
    }
    expect(await ask(snapshot, 'y'.repeat(100_000), () => 3)).toBe(3)
  })

  it('holds nothing of long questions', async () => {
    const snapshot = {} as CatalogueSnapshot
    const before = usedBytes()
    for (let count = 0; count < 400; count += 1) {
      await ask(snapshot, `${count}${'αβγδ'.repeat(25_000)}`, () => count)
    }
    expect(usedBytes() - before).toBeLessThan(10_000_000)
    expect(await ask(snapshot, `7${'αβγδ'.repeat(25_000)}`, () => -1)).toBe(7)
  })
})
