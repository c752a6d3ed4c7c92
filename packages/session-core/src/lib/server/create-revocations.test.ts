import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.js'
import { createRevocations } from './create-revocations.js'

/** Revocations at a platform that a test switches off and on. */
function createFixture() {
  const clock = createFakeClock()
  const platform = { isReachable: false, revoked: [] as string[], calls: 0 }
  const problems: unknown[] = []
  const revocations = createRevocations({
    clock,
    onProblem: (cause) => problems.push(cause),
    async revoke(tokens) {
      platform.calls += 1
      if (!platform.isReachable) throw new Error('away')
      platform.revoked.push(tokens!.token)
    },
  })
  const send = (token: string) => revocations.send(token, { token, refreshToken: null })
  return { clock, platform, problems, revocations, send }
}

describe('createRevocations', () => {
  it('tries again, less and less often, one call at a time', async () => {
    const { clock, platform, problems, revocations, send } = createFixture()
    await Promise.all(['a', 'b', 'c'].map(send))
    expect(problems).toHaveLength(3)
    await clock.advance(3_600_000)
    // Twelve an hour at most, whatever waits.
    expect(platform.calls - 3).toBeLessThan(20)
    expect(['a', 'b', 'c'].map(revocations.isPending)).toEqual([true, true, true])
    platform.isReachable = true
    await clock.advance(300_000)
    expect(platform.revoked).toEqual(['a', 'b', 'c'])
    expect(revocations.isPending('a')).toBe(false)
    expect(clock.pendingCount()).toBe(0)
  })

  it('holds a bounded number, the newest, until it is stopped', async () => {
    const { clock, platform, revocations, send } = createFixture()
    const tokens = Array.from({ length: 1_001 }, (_none, place) => `token-${place}`)
    for (const token of tokens) await send(token)
    expect(tokens.filter((token) => !revocations.isPending(token))).toEqual(['token-0'])
    revocations.stop()
    platform.isReachable = true
    await clock.advance(3_600_000)
    expect(platform.revoked).toEqual([])
    expect(clock.pendingCount()).toBe(0)
  })
})
