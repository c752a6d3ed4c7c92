import type { ChaosWorld, Engine } from './world/chaos-world.js'
import type { TrialProduct } from './world/trial-products.js'

/** How much of a case is done: all that the proof asks for, or enough to notice when it breaks. */
export type Scale = 'full' | 'short'

export interface CaseOutcome {
  /** What was counted, in the order in which it is printed. */
  figures: Record<string, number | string>
  /** What should not have happened, a sentence each; none means that the case holds. */
  broken: string[]
}

/** One proof: does something cruel to a running platform and counts what came of it. */
export interface ChaosCase {
  name: string
  /** What it proves. */
  claim: string
  /** Engines that it says something about: one connection proves nothing of locks. */
  engines: readonly Engine[]
  /** What it sells; no other case sells it. */
  products(scale: Scale): TrialProduct[]
  run(world: ChaosWorld, scale: Scale): Promise<CaseOutcome>
}

/** Collects what should not have happened; a thousand times the same is said once, with its number. */
export function createComplaints() {
  const counts = new Map<string, number>()
  return {
    expect(holds: boolean, otherwise: string): void {
      if (!holds) counts.set(otherwise, (counts.get(otherwise) ?? 0) + 1)
    },
    list: (): string[] =>
      [...counts].map(([text, count]) => (count === 1 ? text : `${text} (${count} times)`)),
  }
}

export type Complaints = ReturnType<typeof createComplaints>
