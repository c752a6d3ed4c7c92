import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCommand } from './command.js'

const ask = async (args: string[], fetched?: typeof fetch) => {
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  const status = await runCommand(args, { log: print, error: print }, fetched)
  return { status, text: lines.join('\n') }
}

/** A server that responds to every call with nothing. */
const answersNothing: typeof fetch = () => Promise.resolve(new Response('{}'))

describe('floga-conformance', () => {
  it.each([
    ['no address', []],
    ['no tenant', ['http://127.0.0.1:4100']],
    ['a level that is not one', ['http://127.0.0.1:4100', '--tenant', 'a', '--level', 'b']],
    ['an option that is not one', ['http://127.0.0.1:4100', '--tenant', 'a', '--c', 'b']],
  ])('prints its usage: %s', async (_what, args) => {
    const { status, text } = await ask(args)
    expect([status, text.includes('Usage: floga-conformance')]).toEqual([2, true])
  })

  it('rejects unknown settings by name', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'floga-settings-')), 'settings.json')
    await writeFile(file, '{ "address": { "country": "Greece" } }')
    const { status, text } = await ask(['http://127.0.0.1:1', '--tenant', 'a', '--settings', file])
    expect(status).toBe(2)
    expect(text).toContain('address.country cannot be used')
  })

  it('ends with 1 and a report where nothing is as it should be', async () => {
    const json = join(await mkdtemp(join(tmpdir(), 'floga-report-')), 'report.json')
    const args = ['http://shop.example/', '--tenant', 'a', '--level', 'members', '--json', json]
    const { status, text } = await ask(args, answersNothing)
    expect(status).toBe(1)
    expect(text).toContain('expected: [400,"unknown-tenant"]')
    expect(text).toContain('contract: README.md, Calls')
    expect(text).toMatch(/^catalogue +FAILED +0 passed/mu)
    expect(text).toContain('skipped: the settings have no `member`')
    const report = JSON.parse(await readFile(json, 'utf8')) as { isConformant: boolean }
    expect(report.isConformant).toBe(false)
  })
})
