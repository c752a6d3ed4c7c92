import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '@floga/setup'
import { describe, expect, it } from 'vitest'
import { haproxyConfiguration } from './haproxy-configuration.js'

describe('haproxyConfiguration', () => {
  it('is the configuration in the guide to several machines', async () => {
    const guide = await readFile(
      join(repositoryRoot, 'docs/guides/from-one-machine-to-many.md'),
      'utf8',
    )
    const [, written] = /haproxy\.cfg <<END\n([\s\S]*?)END\n/u.exec(guide) ?? []
    const groups = [
      { name: 'platforms', port: 25410, memberPorts: [25411, 25412] },
      { name: 'shops', port: 25300, memberPorts: [25301, 25302] },
    ] as const
    expect(written).toBe(haproxyConfiguration(groups, { addsForwardedFor: true }))
  })
})
