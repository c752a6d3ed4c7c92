import { describe, expect, it } from 'vitest'

import { findMissingKeyframes } from './check-keyframes.js'

describe('findMissingKeyframes', () => {
  it('names an animation whose keyframes have another name, in the short and in the long form', () => {
    const css =
      '.a{animation:fill 5s cubic-bezier(.1,.6,.3,1) forwards}.b{animation-name:turn}@keyframes fill-x1{to{opacity:1}}'
    expect(findMissingKeyframes([css])).toEqual(['fill', 'turn'])
  })

  it('accepts keyframes of another sheet, several animations, and none', () => {
    const uses =
      '.a{animation:turn .9s linear infinite,fade 1s steps(4,end) var(--delay) both!important}.b{animation:none}.c{animation-duration:2s}'
    const defines = '@keyframes turn{to{rotate:1turn}}@keyframes "fade"{to{opacity:0}}'
    expect(findMissingKeyframes([uses, defines])).toEqual([])
  })

  it('reads no comments', () => {
    expect(findMissingKeyframes(['/* animation: gone 1s; */.a{color:red}'])).toEqual([])
  })
})
