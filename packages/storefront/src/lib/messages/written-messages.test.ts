import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../../messages')

function keysOf(messages: object, path = ''): string[] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${name}.`)
      : [`${path}${name}`],
  )
}

describe('messages of the features', () => {
  it('are written once: another folder would override them by its name alone', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => basename(file) === 'en.json',
    )
    expect(files.length).toBeGreaterThan(10)
    const owners = new Map<string, string[]>()
    for (const file of files) {
      const messages = JSON.parse(readFileSync(join(folder, file), 'utf8')) as object
      for (const key of keysOf(messages)) owners.set(key, [...(owners.get(key) ?? []), file])
    }
    expect([...owners].filter(([, found]) => found.length > 1)).toEqual([])
  })

  it('end in no full stop after an amount in Arabic, whose currencies end in one', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => basename(file) === 'ar.json',
    )
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
    expect(texts).toContain('{amount}')
    const ends = /"[^"\n]*\{(?:amount|total|price|old|new)\}(?:\{where\})?\."/g
    expect(texts.match(ends) ?? []).toEqual([])
  })
})
