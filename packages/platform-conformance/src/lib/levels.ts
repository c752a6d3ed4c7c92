/**
 * A part of the contract that a backend implements completely, with the levels that it builds on.
 */
export type Level =
  | 'catalogue'
  | 'guest-cart'
  | 'checkout'
  | 'site'
  | 'members'
  | 'shared-carts'
  | 'payments'
  | 'tenants'

/** Levels that each level builds on, lowest first. */
const needs: Readonly<Record<Level, readonly Level[]>> = {
  catalogue: [],
  'guest-cart': ['catalogue'],
  checkout: ['guest-cart'],
  site: ['catalogue'],
  members: ['checkout'],
  'shared-carts': ['checkout'],
  payments: ['checkout'],
  tenants: ['checkout'],
}

/** All levels, from the least upwards: a shop for guests needs those up to `checkout`. */
// The keys of a record of all levels are all levels.
export const levels = Object.keys(needs) as readonly Level[]

/** The requested levels with those that they build on, in order. */
export function withNeeded(wanted: readonly Level[]): Level[] {
  const all = new Set<Level>()
  const add = (level: Level): void => {
    for (const needed of needs[level]) add(needed)
    all.add(level)
  }
  for (const level of wanted) add(level)
  return levels.filter((level) => all.has(level))
}
