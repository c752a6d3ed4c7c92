import { describe, expect, it } from 'vitest'
import { createManifest } from './create-manifest.js'

const shop = {
  name: 'Shop',
  description: 'All for camping',
  lang: 'el-GR',
  themeColor: '#6563ff',
  icons: [{ src: '/icons/icon-192.png', sizePx: 192 }],
}

describe('createManifest', () => {
  it('opens the home of its language, as the app that all languages are', () => {
    const greek = createManifest(shop)
    const english = createManifest({ ...shop, lang: 'en-US', startUrl: '/en' })
    expect([greek['id'], english['id']]).toEqual(['/', '/'])
    expect([greek['scope'], english['scope']]).toEqual(['/', '/'])
    expect([greek['start_url'], english['start_url']]).toEqual(['/', '/en'])
    expect(greek['dir']).toBe('ltr')
  })

  it('lists the icons that may be masked', () => {
    const { icons } = createManifest({
      ...shop,
      icons: [...shop.icons, { src: '/m.png', sizePx: 512, isMaskable: true }],
    })
    expect(icons).toEqual([
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/m.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ])
  })

  it('names screenshots and shortcuts as browsers read them', () => {
    const manifest = createManifest({
      ...shop,
      shortcuts: [{ name: 'Cart', url: '/shopping-cart' }],
      screenshots: [
        {
          src: '/n.webp',
          sizes: '540x960',
          type: 'image/webp',
          formFactor: 'narrow',
          label: 'Home',
        },
      ],
    })
    expect(manifest['shortcuts']).toEqual([{ name: 'Cart', url: '/shopping-cart' }])
    expect(manifest['screenshots']).toEqual([
      {
        src: '/n.webp',
        sizes: '540x960',
        type: 'image/webp',
        form_factor: 'narrow',
        label: 'Home',
      },
    ])
  })
})
