import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, type Atom } from 'jotai/vanilla'
import type { OptimisticLine } from '../changes/optimistic-cart.js'
import { findAsker } from './apply-update.js'
import type { SharedCart, SharedCartEvent } from './shared-cart.js'

/** A line that somebody removed while the visitor had a part in it. */
export interface LineConflict {
  lineId: string
  name: string
  quantity: number
  /** Where the line stood: 0 for the first. */
  position: number
  /** Who removed it; null when that is not known. */
  by: string | null
  /** Whether the visitor may put it back: its author and the owner may. */
  canPutBack: boolean
}

type SharedCartAsker = Pick<SharedCart, 'member' | 'owner'>

/** Lines that were removed by others, told until they are back or the message is put away. */
export interface LineConflicts {
  conflictsAtom: Atom<readonly LineConflict[]>
  /** The lines as they are shown now. */
  show(lines: readonly OptimisticLine[]): void
  /** Others removed lines, or put them back. */
  apply(events: readonly SharedCartEvent[], asker: SharedCartAsker): void
  /** A change of the visitor came too late. */
  refuse(lineId: string, by: string | null, asker: SharedCartAsker | null): void
  dismiss(lineId: string): void
  clear(): void
}

/** Remembers lines that others removed under the visitor's hands. */
export function createLineConflicts(store: AtomStore): LineConflicts {
  const conflictsAtom = atom<readonly LineConflict[]>([])
  const seen = new Map<string, { line: OptimisticLine; position: number }>()
  let unanswered: readonly string[] = []

  const dismiss = (lineId: string) =>
    store.set(conflictsAtom, (known) => known.filter((conflict) => conflict.lineId !== lineId))
  const refuse = (lineId: string, by: string | null, asker: SharedCartAsker | null) => {
    const found = seen.get(lineId)
    if (!found) return
    const { line, position } = found
    const canPutBack = Boolean(asker?.owner) || isAuthor(line, asker)
    const conflict = { lineId, name: line.name, quantity: line.quantity, position, by, canPutBack }
    store.set(conflictsAtom, (known) => {
      const earlier = known.find((other) => other.lineId === lineId)
      return [
        ...known.filter((other) => other !== earlier),
        { ...conflict, by: by ?? earlier?.by ?? null },
      ].toSorted((one, other) => one.position - other.position)
    })
  }
  return {
    conflictsAtom: atom((get) => get(conflictsAtom)),
    show(lines) {
      for (const [position, line] of lines.entries()) seen.set(line.id, { line, position })
      unanswered = lines.filter(({ status }) => status === 'updating').map(({ id }) => id)
    },
    apply(events, asker) {
      for (const { kind, lineId, person } of events) {
        if (lineId === null) continue
        if (kind === 'LINE_RESTORED' || kind === 'LINE_ADDED') dismiss(lineId)
        if (kind !== 'LINE_REMOVED' || person?.isAsker) continue
        const concernsAsker = unanswered.includes(lineId) || isAuthor(seen.get(lineId)?.line, asker)
        if (concernsAsker) refuse(lineId, person?.name ?? null, asker)
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
