import type { TextStorage } from '../device/text-storage.js'

/** Something that was survived: content that is not ours, or storage that did not answer. */
export interface StorageProblem {
  /** `corrupt` is no JSON, `foreign` has another shape. */
  code: 'corrupt' | 'foreign' | 'unreadable' | 'unwritable'
  cause?: unknown
}

/** What every memory of the browser is opened with. */
export interface KeptOptions {
  storage: TextStorage
  /** Is told of problems; none of them is thrown. */
  onProblem?: (problem: StorageProblem) => void
}

/** Something that can be shown and followed. */
export interface Followable<Value> {
  /** What there is now. The same object until something changes. */
  getSnapshot(): Value
  /** Calls the listener after every change, here or in another tab. @returns The way to stop it. */
  subscribe(listener: () => void): () => void
}

/** A value that outlives the page. */
export interface KeptValue<Value> extends Followable<Value> {
  /** Replaces the value by what the change makes of the newest one; the same value changes nothing. */
  change(change: (known: Value) => Value): void
}

/** Options of {@link keepValue}. */
export interface KeepValueOptions<Value> extends KeptOptions {
  /** The value where nothing is stored. */
  empty: Value
  /** Reads what anyone may have written; null for what is not ours. */
  parse: (content: unknown) => Value | null
}

/** Keeps a value in storage. With storage blocked or full it lasts as long as the page. */
export function keepValue<Value>(options: KeepValueOptions<Value>): KeptValue<Value> {
  const { storage, empty, parse, onProblem } = options
  const listeners = new Set<() => void>()
  let value = empty
  let text: string | null = null
  let isLoaded = false
  let isStored = true
  let stopStorage: (() => void) | undefined

  const load = () => {
    isLoaded = true
    // What could not be stored is here alone.
    if (!isStored) return
    try {
      const found = storage.read()
      if (found === text) return
      text = found
      value = found === null ? empty : parseText(found)
    } catch (cause) {
      onProblem?.({ code: 'unreadable', cause })
    }
  }
  const parseText = (found: string): Value => {
    let content: unknown
    try {
      content = JSON.parse(found)
    } catch (cause) {
      onProblem?.({ code: 'corrupt', cause })
      return empty
    }
    const parsed = parse(content)
    if (parsed === null) onProblem?.({ code: 'foreign' })
    return parsed ?? empty
  }
  const save = () => {
    try {
      const next = JSON.stringify(value)
      storage.write(next)
      text = next
      isStored = true
    } catch (cause) {
      isStored = false
      onProblem?.({ code: 'unwritable', cause })
    }
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }

  return {
    getSnapshot() {
      // Where nobody listens, another tab may have written.
      if (!isLoaded || (storage.subscribe && !stopStorage)) load()
      return value
    },
    subscribe(listener) {
      listeners.add(listener)
      stopStorage ??= storage.subscribe?.(() => {
        load()
        notify()
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopStorage?.()
        stopStorage = undefined
      }
    },
    change(change) {
      // Another tab may have written since.
      load()
      const next = change(value)
      if (next === value) return
      value = next
      save()
      notify()
    },
  }
}

/** Whether content read from storage has fields. */
export function isFields(content: unknown): content is Record<string, unknown> {
  return typeof content === 'object' && content !== null && !Array.isArray(content)
}
