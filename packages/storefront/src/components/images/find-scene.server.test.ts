import { expect, test } from 'vitest'

import { testShop as shop } from '../../testing/test-shop.js'
import { findScene } from './find-scene.server.js'

const page = { shop, locale: shop.locales.get('en') }
const counter = { image: 'scene-counter-a', alt: { de: 'Die Theke', en: 'The counter' } }

test('A scene is a wide image with a text in the language of the page', () => {
  const { alt, src, width, height, sizes } = findScene(page, counter, '92vw') ?? {}
  expect({ alt, src, width, height, sizes }).toEqual({
    alt: 'The counter',
    src: '/assets/tea/scene-counter-a-640.jpg',
    width: 640,
    height: 360,
    sizes: '92vw',
  })
})

test('A scene without a text in the language is decoration', () => {
  expect(findScene(page, { ...counter, alt: { de: 'Die Theke' } }, '92vw')?.alt).toBe('')
})

test('A page without a scene has none', () => {
  expect(findScene(page, undefined, '92vw')).toBeNull()
})
