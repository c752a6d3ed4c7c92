import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'
import { watchOperations } from './watch-operations.mjs'

it('generates code after an operation was saved, and reports one with an error', async () => {
  const operation = 'packages/api-client/operations/site/features.graphql'
  const root = createTemporaryFolder({
    [operation]: '{ features }',
    'packages/platform-contract/schema/site.graphql': '',
    'package.json': JSON.stringify({ scripts: { codegen: `grep features ${operation}` } }),
  })
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  /** @type {string[]} */
  const lines = []
  watchOperations({
    root,
    env: process.env,
    progress: {
      say: (line) => void lines.push(line),
      plain: (line) => void lines.push(line),
      during: (_line, work) => work(),
    },
    signal: ending.signal,
  })
  writeFileSync(join(root, operation), '{ features more }')
  await expect.poll(() => lines, { timeout: 60_000 }).toHaveLength(1)
  expect(lines[0]).toContain('up to date')
  expect(readFileSync(join(root, '.data/logs/codegen.log'), 'utf8')).toContain('{ features more }')

  writeFileSync(join(root, operation), '{ more }')
  await expect.poll(() => lines, { timeout: 60_000 }).toHaveLength(2)
  expect(lines[1]).toContain('Generating code ended with exit code 1')
})
