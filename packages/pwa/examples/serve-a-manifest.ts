import { createManifest } from '@floga/pwa'

export const manifest = createManifest({
  name: 'Shop',
  description: 'All for camping',
  lang: 'en',
  themeColor: '#6563ff',
  icons: [
    { src: '/icons/icon-192.png', sizePx: 192 },
    { src: '/icons/icon-512.png', sizePx: 512 },
    { src: '/icons/maskable-512.png', sizePx: 512, isMaskable: true },
  ],
  shortcuts: [{ name: 'Cart', url: '/shopping-cart' }],
})
