import { describe, expect, it } from 'vitest'

import { allFeatures } from './all-features.js'
import { missingPaths } from './missing-paths.js'

const all = Object.fromEntries(Object.keys(allFeatures).map((name) => [name, true]))

describe('missingPaths', () => {
  it('are those of features that the app does not want', () => {
    expect(missingPaths({ ...all, newsletter: false }, undefined)).toEqual([
      '/newsletter',
      '/newsletter/confirm',
      '/newsletter/leave',
    ])
    const paths = missingPaths({}, undefined)
    expect(paths).toContain('/contact')
    expect(paths).not.toContain('/checkout')
    expect(missingPaths({ ...all, members: false }, undefined)).toContain('/orders')
  })

  it('are those of features that the platform is not capable of', () => {
    expect(missingPaths(all, undefined)).toEqual([])
    const paths = missingPaths(all, ['CONTENT', 'NEWSLETTER'])
    expect(paths).toEqual(expect.arrayContaining(['/withdraw', '/request', '/restock', '/graphql']))
    expect(paths).not.toContain('/newsletter')
    expect(paths).not.toContain('/cookie-policy')
    expect(paths).toContain('/receipt/:id/document.pdf')
    expect(paths).not.toContain('/receipt')
  })
})
