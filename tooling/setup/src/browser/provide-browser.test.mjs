import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canLaunchBrowser } from './can-launch-browser.mjs'
import { listInstalledBrowsers } from './provide-browser.mjs'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'

describe('listInstalledBrowsers', () => {
  it('finds Chromium before Chrome, in any order on the search path', () => {
    const first = createTemporaryFolder({ 'google-chrome': '' })
    const second = createTemporaryFolder({ chromium: '' })
    const found = listInstalledBrowsers(`${first}:/nowhere:${second}`)
    expect(found.slice(0, 2)).toEqual([join(second, 'chromium'), join(first, 'google-chrome')])
  })
})

describe('canLaunchBrowser', () => {
  it('is not content with a program that starts and opens no page', async () => {
    expect(await canLaunchBrowser(process.execPath)).toBe(false)
    expect(await canLaunchBrowser('/nowhere/chromium')).toBe(false)
  })
})
