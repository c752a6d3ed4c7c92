import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'

/**
 * Validates `first` and `skip` against the contract's limits; by default `most` is 100 and
 * `mostSkipped` 10,000.
 */
export function parsePage(
  args: { first?: number | null; skip?: number | null },
  defaults: { first: number; most?: number; mostSkipped?: number },
): { first: number; skip: number } {
  const first = args.first ?? defaults.first
  const skip = args.skip ?? 0
  const { most = 100, mostSkipped = 10_000 } = defaults
  if (first < 1 || first > most) throw badInput(`first is ${first}; it must be 1 to ${most}.`)
  if (skip < 0 || skip > mostSkipped) {
    throw badInput(`skip is ${skip}; it must be 0 to ${mostSkipped}.`)
  }
  return { first, skip }
}

/** Rejects a key with no field or several. */
export function parseUniqueKey<Key extends object>(where: Key): Key {
  const given = Object.values(where).filter((value) => typeof value === 'string')
  if (given.length !== 1) throw badInput('Exactly one of id, slug and sku is required.')
  return where
}

/** An error for an invalid request. */
export function badInput(message: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
