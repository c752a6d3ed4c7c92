import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { parse, specifiedRules, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { platformFiles } from '../composition/platform-files.js'
import { graphqlLimits } from './create-graphql.js'
import { createPlatformSchema } from './create-schema.js'
import { readPersistedDocuments } from './persisted-documents.js'

describe('the storefront’s documents', () => {
  const documents = readPersistedDocuments([platformFiles.persistedDocuments])
  const schema = createPlatformSchema({ directory: platformFiles.schema, domains: [] })

  it('fit the contract and stay below the limits', () => {
    expect(documents.size).toBeGreaterThan(20)
    const rules = [
      ...specifiedRules,
      (context: Parameters<ReturnType<typeof maxDepthRule>>[0]) =>
        maxDepthRule({ ...graphqlLimits.depth, onReject: [refuse] })(context),
      (context: Parameters<ReturnType<typeof costLimitRule>>[0]) =>
        costLimitRule({ ...graphqlLimits.cost, onReject: [refuse] })(context),
    ]
    const faults = [...documents.values()].flatMap((text) =>
      validate(schema, parse(text), rules).map((error) => `${error.message} in ${text}`),
    )
    expect(faults).toEqual([])
  })

  it('are added to those of the previous release', async () => {
    const former = join(await mkdtemp(join(tmpdir(), 'floga-documents-')), 'former.json')
    await writeFile(former, JSON.stringify({ 'sha256:ab': '{ former }' }))
    const both = readPersistedDocuments([platformFiles.persistedDocuments, former])
    expect(both.get('ab')).toBe('{ former }')
    expect(both.size).toBe(documents.size + 1)
  })
})

function refuse(_context: unknown, error: Error): void {
  throw error
}
