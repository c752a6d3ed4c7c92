import { expect, it } from 'vitest'

import { createPageData } from '../page-data/page-data.js'
import { createSharedMarkup } from './page-pieces.js'
import { createPageResponse, dataOfPage, piecesOfPage } from './page-response.js'

it('hands the data of a page over, also from an app that is bundled apart', async () => {
  const data = createPageData(Buffer.from('data'), new URL('https://shop.test/'))
  const page = createPageResponse('<p>', { status: 200, data })
  expect([await page.text(), dataOfPage(page)]).toEqual(['<p>', data])
  expect(dataOfPage(Object.assign(new Response('<p>'), { pageData: data }))).toBe(data)
  expect(dataOfPage(createPageResponse('<p>', {}))).toBeUndefined()
  expect(dataOfPage(new Response('<p>'))).toBeUndefined()
})

it('hands the pieces of a page over, and its text where it is read as one', async () => {
  const pieces = ['<main>', createSharedMarkup('<p>'), '</main>']
  const page = createPageResponse(pieces, {})
  expect([await page.text(), await piecesOfPage(page)]).toEqual(['<main><p></main>', pieces])
  expect(await piecesOfPage(createPageResponse('<p>', {}))).toEqual(['<p>'])
  expect(await piecesOfPage(new Response('<p>'))).toEqual(['<p>'])
})
