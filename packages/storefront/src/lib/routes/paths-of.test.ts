import { describe, expect, it } from 'vitest'

import { pathsOf } from './paths-of.js'

const none = { pages: [], documents: [], personal: [] }

describe('pathsOf', () => {
  it("adds those of wanted features to the shop's own", () => {
    const paths = { ...none, pages: ['/'], personal: ['/account'] }
    const { pages, documents, personal } = pathsOf({
      features: { contact: true, consent: true, newsletter: false },
      paths,
    })
    expect(pages).toEqual(['/contact', '/'])
    expect(documents).toEqual(['/cookie-policy'])
    expect(personal).toEqual(['/form-timestamp', '/account'])
  })

  it('is empty for a shop without features', () => {
    expect(pathsOf({ features: {}, paths: none })).toEqual(none)
  })
})
