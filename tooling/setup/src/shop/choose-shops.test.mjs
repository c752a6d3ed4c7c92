import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../repository-root.mjs'
import { chooseShops, shops } from './choose-shops.mjs'

describe('chooseShops', () => {
  const namesOf = (/** @type {string[]} */ ...args) => chooseShops(args).map(({ name }) => name)

  it('starts the first shop by default, another in its place, or several', () => {
    expect(namesOf()).toEqual(['floga'])
    expect(namesOf('--tenant', 'tenant-minimal')).toEqual(['tenant-minimal'])
    expect(namesOf('--', '--tenant=tenant-minimal, floga')).toEqual(['floga', 'tenant-minimal'])
    expect(namesOf('--tenant', 'all').slice(0, 2)).toEqual(['floga', 'tenant-minimal'])
  })

  it('lists the available names', () => {
    expect(() => chooseShops(['--tenant', 'no shop'])).toThrow(
      /^--tenant no shop names no shop: use floga or tenant-minimal.*, several with commas, or all\.$/,
    )
    expect(() => chooseShops(['--shop', 'x'])).toThrow(
      'Cannot read --shop x: write --tenant <name>',
    )
    expect(() => chooseShops(['--tenant'])).toThrow('Cannot read --tenant')
  })

  it('knows shops that are there, each on ports of its own', () => {
    for (const { folder, tenantFolder } of shops) {
      expect(existsSync(join(repositoryRoot, folder, 'package.json'))).toBe(true)
      expect(existsSync(join(repositoryRoot, tenantFolder, 'tenant.json'))).toBe(true)
    }
    const ports = shops.flatMap(({ port, platformPort }) => [port, platformPort])
    expect(new Set(ports).size).toBe(ports.length)
  })
})
