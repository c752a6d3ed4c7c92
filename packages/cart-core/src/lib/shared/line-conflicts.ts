import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, type Atom } from 'jotai/vanilla'
import type { OptimisticLine } from '../changes/optimistic-cart.js'
import { findActor } from './apply-update.js'
import type { SharedCart, SharedCartEvent } from './shared-cart.js'

/** Another person's change to a line. */
export type LineConflict = ConflictingLine &
  (
    | { kind: 'removed' }
    | {
        kind: 'changed'
        /** Quantity before it, and after it. */
        from: number
        to: number
        /** The visitor changed it at the same time, and both changes count. */
        isConcurrent: boolean
      }
  )

interface ConflictingLine {
  lineId: string
  /** The line as it was shown last. */
  line: OptimisticLine
  /** Index of the line. */
  position: number
  /** Who did it; null when that is not known. */
  by: string | null
  /** Whether the visitor may undo it: the line's author and the owner may. */
  canPutBack: boolean
}

type SharedCartActor = Pick<SharedCart, 'member' | 'owner'>

/**
 * Lines that others removed or changed, reported until that is undone or the message is dismissed.
 */
export interface LineConflicts {
  conflictsAtom: Atom<readonly LineConflict[]>
  /** The lines as they are shown now. */
  show(lines: readonly OptimisticLine[]): void
  /** Others removed lines, changed them, or put them back. */
  apply(events: readonly SharedCartEvent[], actor: SharedCartActor): void
  /** A change of the visitor came too late. */
  refuse(lineId: string, by: string | null, actor: SharedCartActor | null): void
  dismiss(lineId: string): void
  clear(): void
}

/** Remembers lines that others removed or changed. */
export function createLineConflicts(store: AtomStore): LineConflicts {
  const conflictsAtom = atom<readonly LineConflict[]>([])
  const seen = new Map<string, { line: OptimisticLine; position: number }>()
  let unanswered: readonly string[] = []

  const dismiss = (lineId: string) =>
    store.set(conflictsAtom, (known) => known.filter((conflict) => conflict.lineId !== lineId))
  const add = (conflict: LineConflict) =>
    store.set(conflictsAtom, (known) => {
      const earlier = known.find(({ lineId }) => lineId === conflict.lineId)
      const joined = { ...conflict, by: conflict.by ?? earlier?.by ?? null }
      // Several changes are undone together.
      if (joined.kind === 'changed' && earlier?.kind === 'changed') joined.from = earlier.from
      return [...known.filter((other) => other !== earlier), joined].sort(
        (one, other) => one.position - other.position,
      )
    })
  const refuse = (lineId: string, by: string | null, actor: SharedCartActor | null) => {
    const found = seen.get(lineId)
    if (!found) return
    add({ kind: 'removed', lineId, ...found, by, canPutBack: mayChange(found.line, actor) })
  }
  return {
    conflictsAtom: atom((get) => get(conflictsAtom)),
    show(lines) {
      for (const [position, line] of lines.entries()) seen.set(line.id, { line, position })
      unanswered = lines.filter(({ status }) => status === 'updating').map(({ id }) => id)
    },
    apply(events, actor) {
      const changed = events.flatMap(({ kind, person, lineId }) =>
        kind === 'LINE_CHANGED' && person?.isAsker ? [lineId] : [],
      )
      for (const { kind, lineId, person, quantity, difference } of events) {
        if (lineId === null) continue
        if (kind === 'LINE_RESTORED' || kind === 'LINE_ADDED' || person?.isAsker) dismiss(lineId)
        if (person?.isAsker) continue
        const found = seen.get(lineId)
        const by = person?.name ?? null
        if (kind === 'LINE_REMOVED') refuse(lineId, by, actor)
        if (kind === 'LINE_CHANGED' && found && quantity !== null) {
          const isConcurrent = unanswered.includes(lineId) || changed.includes(lineId)
          const from = quantity - (difference ?? 0)
          const canPutBack = mayChange(found.line, actor)
          const change = { from, to: quantity, isConcurrent, canPutBack }
          add({ kind: 'changed', lineId, ...found, by, ...change })
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

function mayChange({ authorId }: OptimisticLine, actor: SharedCartActor | null): boolean {
  const person = findActor(actor)
  return Boolean(actor?.owner) || (person?.role === 'EDITOR' && authorId === person.id)
}
