import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from './password.js'

describe('createPasswordHasher', () => {
  it('compares the entire password, with any keyboard layout', async () => {
    const { hash, verify } = createPasswordHasher()
    const kept = await hash('Άνοιξη ﬁne 1')
    expect(await verify(kept, 'Α\u0301νοιξη fine 1')).toBe(true)
    for (const other of ['άνοιξη ﬁne 1', 'Άνοιξη ﬁne 1 ', 'Ανοιξη ﬁne 1', 'Άνοιξη ﬁne', '']) {
      expect([other, await verify(kept, other)]).toEqual([other, false])
    }
    expect(await verify(undefined, 'not a real password')).toBe(false)
  })

  it('salts each hash, with the cost that OWASP recommends', async () => {
    const { hash } = createPasswordHasher()
    const hashes = await Promise.all([hash('a good password'), hash('a good password')])
    expect(new Set(hashes).size).toBe(2)
    for (const one of hashes) expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})
