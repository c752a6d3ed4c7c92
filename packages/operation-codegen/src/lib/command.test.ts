import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from './command.js'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'floga-codegen-'))
  await writeFile(
    join(folder, 'opening.graphql'),
    'query Opening($slug: String!) { product(where: { slug: $slug }) { id name } }',
  )
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function ask(...args: string[]) {
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  return { status: await runCommand(args, { log: print, error: print }), text: lines.join('\n') }
}

const write = (...more: string[]) =>
  ask('--operations', folder, '--out', join(folder, 'generated'), ...more)

describe('floga-codegen', () => {
  it("writes the files that a shop's own operations need, from the contract's schema", async () => {
    expect((await write('--check')).status).toBe(1)
    expect((await write()).status).toBe(0)
    expect((await write('--check')).status).toBe(0)
    const entry = await readFile(join(folder, 'generated/operations.ts'), 'utf8')
    expect(entry).toContain('OpeningDocument')
    const list = await readFile(join(folder, 'generated/persisted-documents.json'), 'utf8')
    expect(Object.values(JSON.parse(list))).toEqual([expect.stringContaining('query Opening')])
  })

  it('takes another schema in place of the contract’s', async () => {
    await writeFile(
      join(folder, 'schema'),
      'type Query { product(where: Where): Product } input Where { slug: String } type Product { id: ID! name: String! }',
    )
    const { status, text } = await write('--schema', join(folder, 'schema'))
    expect([status, text]).toEqual([0, expect.stringContaining('Wrote')])
  })

  it.each([
    ['no operations', ['--out', 'generated']],
    ['no folder to write into', ['--operations', '.']],
    ['an option that is not one', ['--operation', '.']],
    ['operations that are not there', ['--operations', '/nowhere', '--out', 'generated']],
  ])('prints its usage: %s', async (_what, args) => {
    const { status, text } = await ask(...args)
    expect([status, text.includes('Usage: floga-codegen')]).toEqual([2, true])
  })
})
