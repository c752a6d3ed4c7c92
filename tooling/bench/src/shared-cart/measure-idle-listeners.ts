import { setTimeout as delay } from 'node:timers/promises'
import { createPlatformCaller } from '@floga/chaos'
import type { RunningPlatform } from '../run-platform.js'
import { findVariant, listenToCarts, shareCarts } from './open-carts.js'
import { readProcess } from '../read-process.js'
import { readMemory } from './read-memory.js'

export interface IdleFigures {
  listeners: number
  /** More than before they came, of what the process keeps and of what the system counts for it. */
  usedMb: number
  residentMb: number
  busyShare: number
}

/** What a thousand listeners cost of whom nobody changes anything. */
export async function measureIdleListeners(
  { origin, pid }: RunningPlatform,
  seconds: number,
): Promise<IdleFigures> {
  const variantId = await findVariant(createPlatformCaller(origin))
  const place = { origin: () => origin, people: 5, variantId, carts: 200 }
  const shared = await shareCarts(place)
  // What listening takes once is not a listener's.
  for (const { listener } of (await listenToCarts(place.origin, shared.slice(0, 20))).flat()) {
    listener.close()
  }
  await delay(5_000)
  const before = await readMemory(pid)
  const carts = await listenToCarts(place.origin, shared)
  // Presence is told once everybody has come.
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
