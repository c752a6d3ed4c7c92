import * as v from 'valibot'
import type { Database } from '../../../foundation/database/database.js'
import { toNetwork } from '@floga/platform-contract'
import { sharedCartChannel } from './shared-cart-events.js'
import { createSharedCartPresence } from './shared-cart-presence.js'

/** Notices of one cart within this time are one. */
const gatherMs = 50

/**
 * So do those who come within this time read it together: after a stop of another process all come
 * at once.
 */
const gatherNewMs = 25

/** Most listeners of one person, of one address at one tenant and of a process. */
const limits = { person: 5, address: 60, process: 5_000 }

/** Notifies listeners of this process when their shared cart has changed in any process. */
export interface SharedCartHub {
  /**
   * Starts listening; the first notification comes at once. Undefined if there are too many
   * listeners.
   */
  open(who: SharedCartListenerOptions): Promise<SharedCartListener | undefined>
  /** Whether the process, or an address at a tenant, has as many listeners as it may. */
  isFull(caller: Pick<SharedCartListenerOptions, 'tenant' | 'address'>): boolean
  /** Ends every listener, so that they go to another process. */
  close(): Promise<void>
}

export interface SharedCartListenerOptions {
  tenant: string
  sharedCartId: string
  personId: string
  /** Of the caller. */
  address: string
  /** The revision that it knows. */
  revision: number
}

export interface SharedCartListener {
  /** Waits for the next notice; undefined once it is closed. */
  next(): Promise<SharedCartNotice | undefined>
  /** Sets the last known revision. */
  know(revision: number): void
  close(): void
}

/** A change: listeners that are notified together read it together. */
export interface SharedCartNotice {
  /** The lowest revision that one of its listeners knows. */
  fromRevision: number
  /** Runs a reading that others of the notice need too only once, by its name. */
  once<T>(name: string, load: () => Promise<T>): Promise<T>
}

export interface CreateSharedCartHubOptions {
  database: Database
  clock?: () => Date
  /** Who comes back within this time has not left. @default 3000 */
  departureMs?: number
  /** Multiplies the limit of an address, where many shoppers share one. @default 1 */
  factor?: number
  onError?: (error: unknown) => void
}

interface Listening extends SharedCartListener, SharedCartListenerOptions {
  notify(notice: SharedCartNotice): void
}

const noticeSchema = v.tuple([v.string(), v.string(), v.nullable(v.number())])

/** Creates the hub of a process. It listens to the database from its first listener on. */
export function createSharedCartHub(options: CreateSharedCartHubOptions): SharedCartHub {
  const { database, clock = () => new Date(), departureMs = 3_000 } = options
  const { factor = 1, onError = () => undefined } = options
  const presence = createSharedCartPresence({ database, clock, departureMs, onError })
  /** By tenant and shared cart. */
  const carts = new Map<string, Set<Listening>>()
  const perAddress = new Map<string, number>()
  const waiting = new Map<string, NodeJS.Timeout>()
  const newcomers = new Map<string, Listening[]>()
  let count = 0
  let isClosed = false
  let subscription: Promise<() => Promise<void>> | undefined

  const announce = (name: string) => {
    if (!carts.has(name) || waiting.has(name)) return
    const send = () => {
      waiting.delete(name)
      const listeners = carts.get(name)
      if (!listeners) return
      const notice = createNotice(Math.min(...[...listeners].map(({ revision }) => revision)))
      for (const listener of listeners) listener.notify(notice)
    }
    waiting.set(name, setTimeout(send, gatherMs))
  }
  const welcome = (name: string, listener: Listening) => {
    const others = newcomers.get(name)
    if (others) {
      others.push(listener)
      return
    }
    const group = [listener]
    newcomers.set(name, group)
    setTimeout(() => {
      newcomers.delete(name)
      const notice = createNotice(Math.min(...group.map(({ revision }) => revision)))
      for (const one of group) one.notify(notice)
    }, gatherNewMs)
  }
  const receive = (payload: string | undefined) => {
    if (payload === undefined) {
      for (const name of carts.keys()) announce(name)
      return
    }
    const [tenant, sharedCartId] = v.parse(noticeSchema, JSON.parse(payload))
    announce(toName({ tenant, sharedCartId }))
  }
  const subscribe = async () => {
    subscription ??= database.listen(sharedCartChannel, receive)
    await subscription.catch((error: unknown) => {
      subscription = undefined
      throw error
    })
  }

  const remove = (listener: Listening) => {
    const name = toName(listener)
    const listeners = carts.get(name)
    if (!listeners?.delete(listener)) return
    if (listeners.size === 0) carts.delete(name)
    count -= 1
    const caller = toCaller(listener)
    const left = (perAddress.get(caller) ?? 1) - 1
    if (left === 0) perAddress.delete(caller)
    else perAddress.set(caller, left)
  }

  const isFull: SharedCartHub['isFull'] = (caller) =>
    isClosed ||
    count >= limits.process ||
    (perAddress.get(toCaller(caller)) ?? 0) >= limits.address * factor

  return {
    isFull,
    async open(who) {
      await subscribe()
      if (isFull(who)) return undefined
      const caller = toCaller(who)
      const name = toName(who)
      const listeners = carts.get(name) ?? new Set<Listening>()
      carts.set(name, listeners)
      // A phone that lost its connection is still listed: the oldest are closed.
      const own = [...listeners].filter(({ personId }) => personId === who.personId)
      for (const oldest of own.slice(0, Math.max(0, own.length + 1 - limits.person))) oldest.close()
      const leave = presence.enter(who.tenant, who.personId)
      const listener = createListening(who, () => {
        leave()
        remove(listener)
      })
      carts.set(name, listeners.add(listener))
      perAddress.set(caller, (perAddress.get(caller) ?? 0) + 1)
      count += 1
      welcome(name, listener)
      return listener
    },
    async close() {
      isClosed = true
      for (const timer of waiting.values()) clearTimeout(timer)
      const listeners = [...carts.values()].flatMap((set) => [...set])
      for (const listener of listeners) listener.close()
      await presence.stop()
      await (
        await subscription?.catch(() => undefined)
      )?.()
    },
  }
}

/** Shops on one platform share visitors, and no limits. */
function toCaller({ tenant, address }: { tenant: string; address: string }): string {
  return `${tenant} ${toNetwork(address)}`
}

function toName({ tenant, sharedCartId }: { tenant: string; sharedCartId: string }): string {
  return `${tenant} ${sharedCartId}`
}

function createNotice(fromRevision: number): SharedCartNotice {
  const loads = new Map<string, Promise<unknown>>()
  return {
    fromRevision,
    once<T>(name: string, load: () => Promise<T>) {
      const known = loads.get(name) ?? load()
      loads.set(name, known)
      // A name always has the same query, and so the same type.
      return known as Promise<T>
    },
  }
}

function createListening(who: SharedCartListenerOptions, onClose: () => void): Listening {
  let pending: SharedCartNotice | undefined
  let wake: ((notice: SharedCartNotice | undefined) => void) | undefined
  let isClosed = false
  const listening: Listening = {
    ...who,
    know(revision) {
      listening.revision = Math.max(listening.revision, revision)
    },
    notify(notice) {
      if (wake) wake(notice)
      // A slow listener gets only the latest notice.
      else pending = notice
    },
    next() {
      if (isClosed) return Promise.resolve(undefined)
      if (pending) {
        const notice = pending
        pending = undefined
        return Promise.resolve(notice)
      }
      return new Promise((resolve) => {
        wake = (notice) => {
          wake = undefined
          resolve(notice)
        }
      })
    },
    close() {
      if (isClosed) return
      isClosed = true
      onClose()
      wake?.(undefined)
    },
  }
  return listening
}
