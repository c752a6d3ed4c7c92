import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, type Atom } from 'jotai/vanilla'
import type { OptimisticLine } from '../changes/optimistic-cart.js'
import { findAsker } from './apply-update.js'
import type { SharedCart, SharedCartEvent } from './shared-cart.js'

/** What somebody else did to a line while the visitor had a part in it. */
export type LineConflict = LineConflictFacts &
  (
    | {
        kind: 'removed'
        /** Whether the visitor may put it back: its author and the owner may. */
        canPutBack: boolean
      }
    /** Both changed it at the same time, and both changes count. */
    | { kind: 'changed' }
  )

interface LineConflictFacts {
  lineId: string
  /** The line as it was shown last. */
  line: OptimisticLine
  /** Where it stood: 0 for the first. */
  position: number
  /** Who did it; null when that is not known. */
  by: string | null
}

type SharedCartAsker = Pick<SharedCart, 'member' | 'owner'>

/** Lines that others removed or changed, told until they are back or the message is put away. */
export interface LineConflicts {
  conflictsAtom: Atom<readonly LineConflict[]>
  /** The lines as they are shown now. */
  show(lines: readonly OptimisticLine[]): void
  /** Others removed lines, changed them, or put them back. */
  apply(events: readonly SharedCartEvent[], asker: SharedCartAsker): void
  /** A change of the visitor came too late. */
  refuse(lineId: string, by: string | null, asker: SharedCartAsker | null): void
  dismiss(lineId: string): void
  clear(): void
}

/** Remembers lines that others removed or changed at the same time as the visitor. */
export function createLineConflicts(store: AtomStore): LineConflicts {
  const conflictsAtom = atom<readonly LineConflict[]>([])
  const seen = new Map<string, { line: OptimisticLine; position: number }>()
  let unanswered: readonly string[] = []

  const dismiss = (lineId: string) =>
    store.set(conflictsAtom, (known) => known.filter((conflict) => conflict.lineId !== lineId))
  const add = (conflict: LineConflict) =>
    store.set(conflictsAtom, (known) => {
      const earlier = known.find(({ lineId }) => lineId === conflict.lineId)
      return [
        ...known.filter((other) => other !== earlier),
        { ...conflict, by: conflict.by ?? earlier?.by ?? null },
      ].toSorted((one, other) => one.position - other.position)
    })
  const refuse = (lineId: string, by: string | null, asker: SharedCartAsker | null) => {
    const found = seen.get(lineId)
    if (!found) return
    const canPutBack = Boolean(asker?.owner) || isAuthor(found.line, asker)
    add({ kind: 'removed', lineId, ...found, by, canPutBack })
  }
  return {
    conflictsAtom: atom((get) => get(conflictsAtom)),
    show(lines) {
      for (const [position, line] of lines.entries()) seen.set(line.id, { line, position })
      unanswered = lines.filter(({ status }) => status === 'updating').map(({ id }) => id)
    },
    apply(events, asker) {
      const changed = events.flatMap(({ kind, person, lineId }) =>
        kind === 'LINE_CHANGED' && person?.isAsker ? [lineId] : [],
      )
      for (const { kind, lineId, person } of events) {
        if (lineId === null) continue
        if (kind === 'LINE_RESTORED' || kind === 'LINE_ADDED') dismiss(lineId)
        if (person?.isAsker) continue
        const found = seen.get(lineId)
        const isUnanswered = unanswered.includes(lineId)
        const by = person?.name ?? null
        if (kind === 'LINE_REMOVED' && (isUnanswered || isAuthor(found?.line, asker))) {
          refuse(lineId, by, asker)
        }
        const isAtOnce = isUnanswered || changed.includes(lineId)
        if (kind === 'LINE_CHANGED' && isAtOnce && found) {
          add({ kind: 'changed', lineId, ...found, by })
        }
      }
    },
    refuse,
    dismiss,
    clear() {
      seen.clear()
      store.set(conflictsAtom, [])
    },
  }
}

function isAuthor(line: OptimisticLine | undefined, asker: SharedCartAsker | null): boolean {
  const askerId = findAsker(asker)?.id
  return askerId !== undefined && line?.authorId === askerId
}
