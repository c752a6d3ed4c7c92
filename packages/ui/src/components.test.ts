import { describe, expect, it } from 'vitest'
import partsTable from '../docs/components.md?raw'
import * as cookies from './cookie-bar.js'
import * as dates from './dates.js'
import * as gallery from './gallery.js'
import * as kit from './index.js'
import * as sharing from './sharing.js'

const components = Object.keys({ ...kit, ...gallery, ...dates, ...sharing, ...cookies }).filter(
  (name) => /^[A-Z]/u.test(name),
)

const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([A-Z][A-Za-z]+)`/gu)].map(([, name]) => name ?? '')

describe('the table of parts', () => {
  it('lists existing components, and all of them', () => {
    const named = new Set(['LinkProvider', ...namesIn(partsTable)])
    expect([...named].filter((name) => !components.includes(name))).toEqual([])
    expect(components.filter((name) => !named.has(name))).toEqual([])
  })
})
