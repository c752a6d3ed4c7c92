import { atom, type Atom, type createStore, type WritableAtom } from 'jotai/vanilla'
import { atomWithStorage } from 'jotai/vanilla/utils'
import type { TextStorage } from './text-storage.js'

/** A jotai store. */
export type AtomStore = Pick<ReturnType<typeof createStore>, 'get' | 'set' | 'sub'>

/** Invalid stored content, or a storage failure. */
export interface StorageProblem<Code extends string = 'corrupt' | 'foreign'> {
  /** The code that `parse` returned, or why storage failed. */
  code: Code | 'unreadable' | 'unwritable'
  cause?: unknown
}

export interface StoredAtomOptions<Value, Code extends string = 'corrupt' | 'foreign'> {
  /** Null on a server: the value then lasts as long as the atom. */
  storage: TextStorage | null
  /** The value where nothing is stored. Writing it erases the text. */
  empty: Value
  /** Reads text that anyone may have written. */
  parse: (text: string) => { ok: true; value: Value } | { ok: false; code: Code }
  /** Called with problems; none of them is thrown. */
  onProblem?: ((problem: StorageProblem<Code>) => void) | undefined
}

/** An atom whose value outlives the page. */
export interface StoredAtom<Value> {
  /**
   * The value. `empty` until the first subscription, so that a cached page hydrates with the same
   * markup for every visitor; the stored value follows immediately. While subscribed, it follows
   * changes in other tabs.
   */
  valueAtom: Atom<Value>
  /** Updates the newest value with a function. Returning the same value changes nothing. */
  changeAtom: WritableAtom<null, [change: (known: Value) => Value], void>
  /**
   * Reads the newest value from storage, because another tab may have written it while there was no
   * subscription.
   */
  read(): Value
}

/**
 * Creates an atom that is persisted in storage as JSON. When storage is blocked or full, it lasts
 * as long as the page.
 *
 * @example
 * const recent = createStoredAtom({ storage, empty: [], parse: parseList })
 * store.set(recent.changeAtom, (known) => ['tank', ...known])
 */
export function createStoredAtom<Value, Code extends string = 'corrupt' | 'foreign'>(
  options: StoredAtomOptions<Value, Code>,
): StoredAtom<Value> {
  const { storage, empty, parse, onProblem } = options
  let value = empty
  let text: string | null = null
  // A value that could not be stored exists only in memory.
  let isStored = storage !== null

  const read = (): Value => {
    if (!isStored || !storage) return value
    try {
      const found = storage.read()
      if (found !== text) {
        text = found
        value = found === null ? empty : parseText(found)
      }
    } catch (cause) {
      onProblem?.({ code: 'unreadable', cause })
    }
    return value
  }
  const parseText = (found: string): Value => {
    const parsed = parse(found)
    if (parsed.ok) return parsed.value
    onProblem?.({ code: parsed.code })
    return empty
  }
  const write = (next: Value): void => {
    value = next
    if (!storage) return
    try {
      text = next === empty ? null : JSON.stringify(next)
      if (text === null) storage.erase()
      else storage.write(text)
      isStored = true
    } catch (cause) {
      isStored = false
      onProblem?.({ code: 'unwritable', cause })
    }
  }

  const storedAtom = atomWithStorage<Value>('', empty, {
    getItem: read,
    setItem: (_key, next) => write(next),
    removeItem: () => write(empty),
    subscribe: (_key, callback) => storage?.subscribe?.(() => callback(read())) ?? (() => {}),
  })
  return {
    valueAtom: atom((get) => get(storedAtom)),
    changeAtom: atom(null, (get, set, change: (known: Value) => Value) => {
      const known = read()
      const next = change(known)
      if (next !== known || get(storedAtom) !== next) set(storedAtom, () => next)
    }),
    read,
  }
}
