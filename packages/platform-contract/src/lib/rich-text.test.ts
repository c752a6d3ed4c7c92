import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { RICH_TEXT } from './rich-text.js'

describe('RICH_TEXT', () => {
  it('allows in a description the elements listed by the schema', async () => {
    const schema = await readFile(
      new URL('../../schema/catalogue.graphql', import.meta.url),
      'utf8',
    )
    const named = /"Sanitised HTML: ([\w, ]+)\. Null/.exec(schema)?.[1]?.split(', ')
    expect(named).toEqual(RICH_TEXT.descriptionTags)
  })

  it('gives attributes to elements of a page alone', () => {
    for (const tag of Object.keys(RICH_TEXT.attributes)) {
      expect(RICH_TEXT.contentTags).toContain(tag)
    }
  })
})
