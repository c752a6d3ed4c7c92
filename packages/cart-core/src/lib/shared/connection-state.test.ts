import { describe, expect, it } from 'vitest'
import { stepConnection, type ConnectionInput, type ConnectionState } from './connection-state.js'

const at = (nowMs: number, random = 1) => ({ nowMs, random })
const run = (inputs: [ConnectionInput['kind'], nowMs: number][], random = 1) =>
  inputs.reduce<ConnectionState>(
    (state, [kind, nowMs]) =>
      stepConnection(
        state,
        kind === 'closed' ? { kind, reason: 'left' } : { kind },
        at(nowMs, random),
      ),
    { status: 'idle' },
  )

describe('stepConnection', () => {
  it('changes from idle over connecting to live', () => {
    expect(run([['started', 0]])).toEqual({ status: 'connecting', attempt: 0 })
    const live = { status: 'live', attempt: 0, sinceMs: 40 }
    expect(
      run([
        ['started', 0],
        ['opened', 40],
      ]),
    ).toEqual(live)
    expect(
      run([
        ['started', 0],
        ['opened', 40],
        ['opened', 50],
      ]),
    ).toEqual(live)
  })

  it('waits longer after each failure, at most five seconds, half of it random', () => {
    const delays = (random: number) => {
      let state = stepConnection({ status: 'idle' }, { kind: 'started' }, at(0))
      return Array.from({ length: 7 }, () => {
        state = stepConnection(state, { kind: 'lost' }, at(0, random))
        const delayMs = state.status === 'waiting' ? state.retryAtMs : NaN
        state = stepConnection(state, { kind: 'retried' }, at(0))
        return delayMs
      })
    }
    expect(delays(1)).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000])
    expect(delays(0)).toEqual([125, 250, 500, 1000, 2000, 2500, 2500])
  })

  it('begins with the shortest wait again after five seconds live, and not sooner', () => {
    const failedTwice = [
      ['started', 0],
      ['lost', 0],
      ['retried', 0],
      ['lost', 0],
      ['retried', 0],
    ] as const
    const stable = run([...failedTwice.map(([...input]) => input), ['opened', 0], ['lost', 5000]])
    expect(stable).toMatchObject({ status: 'waiting', retryAtMs: 5250 })
    const brief = run([...failedTwice.map(([...input]) => input), ['opened', 0], ['lost', 4999]])
    expect(brief).toMatchObject({ status: 'waiting', retryAtMs: 4999 + 2000 })
  })

  it('opens the stream again after a gap', () => {
    expect(
      run([
        ['started', 0],
        ['opened', 0],
        ['reopened', 5000],
      ]),
    ).toMatchObject({ status: 'waiting' })
    expect(
      run([
        ['started', 0],
        ['reopened', 0],
      ]),
    ).toMatchObject({ status: 'connecting' })
  })

  it('stays closed until it is started again', () => {
    const closed = { status: 'closed', reason: 'left' }
    expect(
      run([
        ['started', 0],
        ['closed', 0],
      ]),
    ).toEqual(closed)
    expect(
      run([
        ['started', 0],
        ['closed', 0],
        ['retried', 0],
        ['lost', 0],
        ['stopped', 0],
      ]),
    ).toEqual(closed)
    expect(
      run([
        ['closed', 0],
        ['started', 0],
      ]),
    ).toMatchObject({ status: 'connecting' })
  })

  it('is not moved by what does not fit its state', () => {
    expect(
      run([
        ['opened', 0],
        ['lost', 0],
        ['retried', 0],
      ]),
    ).toEqual({ status: 'idle' })
    expect(
      run([
        ['started', 0],
        ['started', 0],
        ['retried', 0],
      ]),
    ).toEqual({ status: 'connecting', attempt: 0 })
    expect(
      run([
        ['started', 0],
        ['opened', 1],
        ['retried', 2],
        ['started', 3],
      ]),
    ).toMatchObject({ sinceMs: 1 })
    expect(
      run([
        ['started', 0],
        ['lost', 0],
        ['opened', 0],
      ]),
    ).toMatchObject({ status: 'waiting' })
    expect(
      run([
        ['started', 0],
        ['stopped', 0],
      ]),
    ).toEqual({ status: 'idle' })
  })
})
