import { setTimeout as delay } from 'node:timers/promises'
import { createPlatformCaller } from '@floga/chaos'
import { percentile } from '../figures/percentile.js'
import type { RunningPlatform } from '../run-platform.js'
import { findVariant, listenToCarts, shareCarts } from './open-carts.js'
import type { ListeningPerson } from './open-carts.js'
import { readProcess } from '../read-process.js'

export interface SeenFigures {
  changes: number
  /** Milliseconds from the change being sent until another person sees it. */
  p50: number
  p95: number
  /** Milliseconds until the response to the change. */
  answerP50: number
  answerP95: number
  /** CPU milliseconds for each change, including broadcasts. */
  busyMs: number
  /** The same of this program, which takes part of the machine. */
  ownMs: number
}

/** 100 people in 20 carts, who each change theirs once a second: how soon the others see it. */
export async function measureSeen(
  { origin, pid }: RunningPlatform,
  seconds: number,
): Promise<SeenFigures> {
  const call = createPlatformCaller(origin)
  const variantId = await findVariant(call)
  const place = { origin: () => origin, carts: 20, people: 5, variantId }
  const carts = await listenToCarts(place.origin, await shareCarts(place))
  const seenMs: number[] = []
  const answerMs: number[] = []
  /** When each person saw each revision. */
  const seenAt = new Map<ListeningPerson, Map<number, number>>()
  for (const person of carts.flat()) {
    const times = new Map<number, number>()
    seenAt.set(person, times)
    person.onUpdate = ({ events }) => {
      for (const { revision } of events) times.set(revision, performance.now())
    }
  }
  const sent: { others: ListeningPerson[]; revision: number; at: number }[] = []

  const change = async (person: ListeningPerson, cart: ListeningPerson[], round: number) => {
    const at = performance.now()
    // One more, one less: lines stay as long as they are.
    const lineId = lines.get(person)
    const input =
      lineId === undefined
        ? { cartId: person.key, variantId, quantity: 2 }
        : { cartId: person.key, lineId, difference: round % 2 === 0 ? 1 : -1 }
    const { status, data } = await call(lineId === undefined ? 'CartAddItem' : 'CartUpdateItem', {
      input,
    })
    if (data?.errors.length !== 0)
      throw new Error(`A change was rejected: ${status} ${JSON.stringify(data)}`)
    answerMs.push(performance.now() - at)
    const { personId, revision } = data.cart.sharing
    const own: { id: string; authorId: string }[] = data.cart.data.lines
    lines.set(person, own.find(({ authorId }) => authorId === personId)!.id)
    sent.push({ others: cart.filter((other) => other !== person), revision, at })
  }
  const lines = new Map<ListeningPerson, string>()
  const work = async (person: ListeningPerson, cart: ListeningPerson[]) => {
    await delay(Math.random() * 1_000)
    const begun = performance.now()
    for (let round = 0; round < seconds; round += 1) {
      await delay(Math.max(0, begun + round * 1_000 - performance.now()))
      await change(person, cart, round)
    }
  }
  const before = await readProcess(pid)
  const ownBefore = process.cpuUsage()
  await Promise.all(carts.flatMap((cart) => cart.map((person) => work(person, cart))))
  const after = await readProcess(pid)
  const own = process.cpuUsage(ownBefore)
  await delay(2_000)
  for (const { others, revision, at } of sent) {
    for (const other of others) {
      const seen = seenAt.get(other)?.get(revision)
      // A change that was never seen counts as infinite.
      seenMs.push(seen === undefined ? Infinity : seen - at)
    }
  }
  for (const { listener } of carts.flat()) listener.close()
  return {
    changes: sent.length,
    p50: percentile(seenMs, 0.5),
    p95: percentile(seenMs, 0.95),
    answerP50: percentile(answerMs, 0.5),
    answerP95: percentile(answerMs, 0.95),
    busyMs: ((after.busySeconds - before.busySeconds) * 1_000) / sent.length,
    ownMs: (own.user + own.system) / 1_000 / sent.length,
  }
}
