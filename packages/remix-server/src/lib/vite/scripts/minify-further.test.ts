import { describe, expect, it } from 'vitest'

import { minifyFurther, minifyModule } from './minify-further.js'

describe('minifyModule', () => {
  it('leaves out what is never reached, and names what a module keeps to itself anew', async () => {
    const code =
      'const first=1;function unused(){return first}export function add(value){return value+first}'
    expect(await minifyModule(code)).toBe('export function add(n){return n+1}')
  })

  it('keeps what a module exports, and what it says about the page', async () => {
    const code = 'window.answer=import.meta.url;const a=1;export{a as answer};'
    const smaller = await minifyModule(code)
    expect(smaller).toContain('window.answer=import.meta.url')
    expect(smaller).toMatch(/export\{\w+ as answer\}/)
  })
})

describe('minifyFurther', () => {
  it('leaves chunks that are not named to Vite', async () => {
    const { renderChunk } = minifyFurther({ chunks: ['framework'] })
    if (typeof renderChunk !== 'object') throw new Error('There is no handler.')
    const render = renderChunk.handler as (
      code: string,
      chunk: { name: string },
    ) => Promise<unknown>
    expect(await render('export const a = 1', { name: 'contact-page' })).toBeNull()
    expect(await render('export const a = 1', { name: 'framework' })).toEqual({
      code: 'export const a=1;',
      map: null,
    })
  })
})
