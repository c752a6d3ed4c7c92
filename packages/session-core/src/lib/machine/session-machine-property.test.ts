import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SessionEffect } from './session-effect.js'
import type { SessionInput } from './session-input.js'
import { createRedirectRules } from '../redirects/redirect-rules.js'
import { createSessionMachine } from './session-machine.js'
import { createSessionState, isActive, type SessionState } from './session-state.js'
import { toDueAtMs } from './run-due-steps.js'

const rules = createRedirectRules({ localePrefixes: ['/en'] })
const machine = createSessionMachine(rules)

const tokens = fc.constantFrom(
  null,
  { token: 'SECRET-1', refreshToken: 'SECRET-2' },
  { token: 'SECRET-3', refreshToken: null },
  { token: 'SECRET-4', refreshToken: 'SECRET-5' },
)
const emails = fc.constantFrom(null, 'maria@example.com', 'nikos@example.com')
const seconds = fc.constantFrom(-5, 0, 3, 5, 6, 12, 20, 60, 900, Number.NaN, Infinity)
const grants = fc.record({ tokens, expiresInSeconds: seconds, email: emails })
const times = fc.integer({ min: -10_000, max: 3_000_000 })
const revisions = fc.integer({ min: 0, max: 6 })
const sharedSessions = fc.oneof(
  fc.record({ status: fc.constant('signed-out' as const), revision: revisions }),
  fc.record({
    status: fc.constant('signed-in' as const),
    revision: revisions,
    grant: fc.record({ tokens, expiresAtMs: times }),
    email: emails,
  }),
)
const attempts = fc.integer({ min: 0, max: 6 })
const paths = fc.constantFrom(
  '/',
  '/en',
  '/orders?page=2',
  '/auth/login',
  '/en/auth/register',
  '//x',
)
const inputs: fc.Arbitrary<SessionInput> = fc.oneof(
  fc.record({ kind: fc.constant('restored' as const), shared: fc.option(sharedSessions) }),
  fc.record({ kind: fc.constant('shared' as const), shared: sharedSessions }),
  fc.record({ kind: fc.constantFrom('ticked' as const, 'woken' as const) }),
  fc.record({ kind: fc.constant('granted' as const), grant: grants }),
  fc.record({ kind: fc.constant('renewal-granted' as const), attempt: attempts, grant: grants }),
  fc.record({
    kind: fc.constantFrom('renewal-refused' as const, 'renewal-failed' as const),
    attempt: attempts,
  }),
  fc.record({
    kind: fc.constant('rejected' as const),
    token: fc.constantFrom(null, 'SECRET-1', 'SECRET-3'),
  }),
  fc.record({
    kind: fc.constant('user-loaded' as const),
    generation: attempts,
    user: fc.record({ email: fc.constant('maria@example.com') }),
  }),
  fc.record({ kind: fc.constant('sign-out-asked' as const) }),
  fc.record({
    kind: fc.constant('navigated' as const),
    page: fc.record({ path: paths, isOptedOut: fc.boolean() }),
  }),
  fc.record({ kind: fc.constant('return-path-saved' as const), path: paths }),
)
const waits = fc.oneof(
  fc.constantFrom(0, 1, 999, 1_000, 5_000, 9_999, 10_000),
  fc.integer({ min: 0, max: 2_000_000 }),
)
const sequences = fc.array(fc.tuple(waits, inputs), { minLength: 1, maxLength: 20 })

/** Cheaper than an expectation, of which this file needs a million. */
function check(isTrue: boolean, rule: string, ...what: unknown[]) {
  if (!isTrue) throw new Error(`Broken: ${rule}. ${JSON.stringify(what)}`)
}

function assertValidState(state: SessionState, nowMs: number) {
  const dueAtMs = toDueAtMs(state)
  const text = JSON.stringify(state)
  check(dueAtMs === null || dueAtMs > nowMs, 'due steps have run, and no timer loops', state, nowMs)
  if (state.status === 'signed-in') {
    check(
      state.grant.expiresAtMs > nowMs,
      'who is signed in has a token that is valid',
      state,
      nowMs,
    )
  }
  if (state.status === 'signing-out') {
    check(state.cleanupAtMs - nowMs <= 1_000, 'data is cleared within a second', state, nowMs)
  }
  if (isActive(state)) {
    const { renewal, grant } = state
    check(renewal.phase !== 'asking' || renewal.attempt <= state.attempts, 'attempts count', state)
    const isHopeless = state.status === 'signed-in' && renewal.phase === 'given-up'
    check(grant.tokens?.refreshToken !== null || isHopeless, 'nothing to renew with', state)
  } else {
    check(!text.includes('SECRET'), 'who is signed out has no tokens', state)
  }
  if (state.status === 'signed-out' || state.status === 'unknown') {
    check(!text.includes('example.com'), 'no data of the user is left', state)
  }
  const { redirect } = state
  check(redirect === null || rules.parseReturnPath(redirect) === redirect, 'saved path', redirect)
}

function assertValidStep(
  before: SessionState,
  after: SessionState,
  effects: readonly SessionEffect[],
) {
  check(after.revision >= before.revision, 'revisions grow', before, after)
  check(after.attempts >= before.attempts, 'attempts grow', before, after)
  const asked = effects.flatMap((effect) => (effect.kind === 'renew' ? [effect.attempt] : []))
  check(new Set(asked).size === asked.length, 'an attempt is made once', asked)
  for (const effect of effects) {
    if (effect.kind === 'renew') {
      check(effect.tokens?.refreshToken !== null, 'only what can be renewed is', effect)
    }
    if (effect.kind === 'navigate')
      check(/^\/(?!\/)/.test(effect.to), 'navigations lead to this site', effect)
    if (effect.kind === 'publish') {
      check(
        effect.shared.revision <= after.revision,
        'shared sessions are not ahead',
        effect,
        after,
      )
    }
    if (effect.kind === 'report') {
      check(!/SECRET|example/.test(JSON.stringify(effect)), 'reports hold no secret', effect)
    }
  }
  const wasSignedIn = isActive(before) || before.status === 'signing-out'
  if (wasSignedIn && after.status === 'signed-out') {
    const isCleared = effects.some(({ kind }) => kind === 'clear-data')
    check(isCleared, 'data is cleared with its user', before, after)
  }
}

it(
  'never reaches an invalid state, whatever inputs come in whatever order',
  { timeout: 60_000 },
  () => {
    let events = 0
    fc.assert(
      fc.property(sequences, (sequence) => {
        let state: SessionState = createSessionState()
        let nowMs = 0
        for (const [waitMs, input] of sequence) {
          nowMs += waitMs
          const step = machine.step(state, { ...input, nowMs })
          assertValidState(step.state, nowMs)
          assertValidStep(state, step.state, step.effects)
          state = step.state
          events += 1
        }
      }),
      { numRuns: 10_000 },
    )
    expect(events).toBeGreaterThan(10_000)
  },
)

it(
  'reaches the same state in every tab, in whatever order shared sessions arrive',
  { timeout: 60_000 },
  () => {
    const arrivals = fc.array(sharedSessions, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(arrivals, fc.infiniteStream(fc.nat()), (list, ranks) => {
        const ends = [list, shuffle(list, ranks), list.toReversed()].map((order) => {
          let state: SessionState = createSessionState()
          for (const shared of order)
            state = machine.step(state, { kind: 'shared', shared, nowMs: -20_000 }).state
          return isActive(state)
            ? [state.revision, state.grant.tokens, state.user]
            : [state.revision]
        })
        expect(ends[1]).toEqual(ends[0])
        expect(ends[2]).toEqual(ends[0])
      }),
      { numRuns: 1_000 },
    )
  },
)

function shuffle<Item>(list: readonly Item[], ranks: fc.Stream<number>): Item[] {
  const ranked = [...ranks.take(list.length)]
  return list
    .map((item, place) => ({ item, rank: ranked[place] ?? 0 }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
