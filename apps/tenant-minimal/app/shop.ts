import { messages } from '#messages'
import { createStorefront } from '@floga/storefront/shop'
import type { Theme } from '@floga/ui/theme'

import { features } from './features.js'

/** The shop's static settings. */
export const shop = createStorefront({
  id: 'waraqa',
  name: 'Waraqa',
  currency: 'AED',
  timeZone: 'Asia/Dubai',
  pageSize: 12,
  mark: '/leaf.svg',
  themeColor: '#1f5d45',
  app: {
    shortName: 'Waraqa',
    iconsPx: [96, 192, 512],
    maskableIconsPx: [192, 512],
    touchIcon: '/icons/maskable-192.png',
    screenshots: [],
    categories: ['shopping', 'food'],
  },
  locales: [
    { code: 'en', iso: 'en-GB', name: 'English', label: 'English' },
    { code: 'de', iso: 'de-DE', name: 'German', label: 'Deutsch' },
    { code: 'ar', iso: 'ar-AE', name: 'Arabic', label: 'العربية' },
  ],
  defaultLocale: 'en',
  features,
  messages,
})

/** Paper, tea leaves and saffron. */
export const theme: Theme = {
  light: {
    ground: '#fffdf8',
    groundSoft: '#f7f1e5',
    groundInverse: '#1d3a2f',
    imageBackground: '#f7f1e5',
    ink: '#24211b',
    inkSoft: '#5f594c',
    inkInverse: '#fffdf8',
    line: '#e6decd',
    lineStrong: '#867c68',
    action: '#1f5d45',
    actionHover: '#184b37',
    actionPress: '#123a2b',
    primary: '#c98a2b',
    primaryText: '#80500f',
    primarySoft: '#faf0dc',
    infoText: '#5f594c',
    infoSoft: '#f7f1e5',
    focus: '#1f5d45',
  },
  fonts: { body: "Tajawal, 'Segoe UI', Arial, sans-serif", title: "'El Messiri', Georgia, serif" },
  radiiPx: { control: 20, image: 24 },
}
