import { setTimeout as delay } from 'node:timers/promises'
import { createPlatformCaller } from '@floga/chaos'
import type { RunningPlatform } from '../run-platform.js'
import { findVariant, listenToCarts, shareCarts } from './open-carts.js'
import { readProcess } from '../read-process.js'
import { readMemory } from './read-memory.js'

export interface IdleFigures {
  listeners: number
  /** Increase over the baseline, of the process's heap and buffers and of its resident set. */
  usedMb: number
  residentMb: number
  busyShare: number
}

/** Measures the cost of a thousand idle listeners. */
export async function measureIdleListeners(
  { origin, pid }: RunningPlatform,
  seconds: number,
): Promise<IdleFigures> {
  const variantId = await findVariant(createPlatformCaller(origin))
  const place = { origin: () => origin, people: 5, variantId, carts: 200 }
  const shared = await shareCarts(place)
  // One-time costs of the first listener are not included.
  for (const { listener } of (await listenToCarts(place.origin, shared.slice(0, 20))).flat()) {
    listener.close()
  }
  await delay(5_000)
  const before = await readMemory(pid)
  const carts = await listenToCarts(place.origin, shared)
  // Presence is broadcast after all have connected.
  await delay(5_000)
  const begun = await readProcess(pid)
  await delay(seconds * 1_000)
  const ended = await readProcess(pid)
  const after = await readMemory(pid)
  for (const { listener } of carts.flat()) listener.close()
  return {
    listeners: carts.flat().length,
    usedMb: after.usedMb - before.usedMb,
    residentMb: after.residentMb - before.residentMb,
    busyShare: (ended.busySeconds - begun.busySeconds) / seconds,
  }
}
