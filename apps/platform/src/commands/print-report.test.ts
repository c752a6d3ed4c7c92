import { describe, expect, it } from 'vitest'
import { counted, progressNotes } from './print-report.js'

describe('progressNotes', () => {
  it('says that a dry run compares records, and does not write them', () => {
    const notes: string[] = []
    const output = { note: (line: string) => void notes.push(line), result: () => undefined }
    progressNotes(output, { isDryRun: true })({ phase: 'writing', records: 500 })
    progressNotes(output)({ phase: 'writing', records: 500 })
    expect(notes).toEqual(['500 records compared', '500 records written'])
  })
})

describe('counted', () => {
  it('has the right number', () => {
    expect([0, 1, 2].map((count) => counted(count, 'image'))).toEqual([
      '0 images',
      '1 image',
      '2 images',
    ])
  })
})
