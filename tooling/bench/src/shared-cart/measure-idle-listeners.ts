import { setTimeout as delay } from 'node:timers/promises'
import { createPlatformCaller } from '@floga/chaos'
import type { RunningPlatform } from '../run-platform.js'
import { findVariant, openCarts } from './open-carts.js'
import { readProcess } from './read-process.js'

export interface IdleFigures {
  listeners: number
  memoryMb: number
  busyShare: number
}

/** What a thousand listeners cost of whom nobody changes anything. */
export async function measureIdleListeners(
  { origin, pid }: RunningPlatform,
  seconds: number,
): Promise<IdleFigures> {
  const variantId = await findVariant(createPlatformCaller(origin))
  const options = { origin: () => origin, people: 5, variantId }
  // What making carts and listening takes once is not a listener's.
  const first = await openCarts({ ...options, carts: 20 })
  for (const { listener } of first.flat()) listener.close()
  await delay(5_000)
  const before = await readProcess(pid)
  const carts = await openCarts({ ...options, carts: 200 })
  // Presence is told once everybody has come.
  await delay(5_000)
  const begun = await readProcess(pid)
  await delay(seconds * 1_000)
  const after = await readProcess(pid)
  for (const { listener } of carts.flat()) listener.close()
  return {
    listeners: carts.flat().length,
    memoryMb: after.memoryMb - before.memoryMb,
    busyShare: (after.busySeconds - begun.busySeconds) / seconds,
  }
}
