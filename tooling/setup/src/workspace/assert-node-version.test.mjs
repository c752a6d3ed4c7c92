import { describe, expect, it } from 'vitest'
import { assertNodeVersion } from './assert-node-version.mjs'

describe('assertNodeVersion', () => {
  it('accepts the wanted version and later ones', () => {
    expect(() => assertNodeVersion('20.19.0', '>=20.19.0')).not.toThrow()
    expect(() => assertNodeVersion('22.1.0', '>=20.19.0')).not.toThrow()
  })

  it('names what to install', () => {
    expect(() => assertNodeVersion('20.9.0', '>=20.19.0')).toThrow(
      'Node 20.9.0 is too old: install Node 20.19.0 or later.',
    )
  })
})
