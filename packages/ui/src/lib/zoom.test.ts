import { describe, expect, it } from 'vitest'
import { largestScale, moveBy, initialZoom, zoomAt } from './zoom.js'

const frame = { x: 400, y: 300 }
const middle = { x: 0, y: 0 }

describe('zoomAt', () => {
  it('grows around the middle without moving', () => {
    expect(zoomAt(initialZoom, 2, middle, frame)).toEqual({ scale: 2, x: 0, y: 0 })
  })

  it('fixes the point below the pointer', () => {
    const zoom = zoomAt(initialZoom, 2, { x: 100, y: -50 }, frame)
    expect(zoom).toEqual({ scale: 2, x: -100, y: 50 })
    const before = (100 - 0) / 1
    const after = (100 - zoom.x) / zoom.scale
    expect(after).toBe(before)
  })

  it('stays between the whole image and the largest scale', () => {
    expect(zoomAt(initialZoom, 100, middle, frame).scale).toBe(largestScale)
    const back = zoomAt({ scale: 2, x: 200, y: 150 }, 0.1, { x: 30, y: 30 }, frame)
    expect(back).toEqual(initialZoom)
  })
})

describe('moveBy', () => {
  it('moves an enlarged image up to its edges', () => {
    const zoom = { scale: 3, x: 0, y: 0 }
    expect(moveBy(zoom, { x: 50, y: 20 }, frame)).toEqual({ scale: 3, x: 50, y: 20 })
    expect(moveBy(zoom, { x: 9_000, y: -9_000 }, frame)).toEqual({ scale: 3, x: 400, y: -300 })
  })

  it('does not move the unzoomed image', () => {
    expect(moveBy(initialZoom, { x: 50, y: 50 }, frame)).toEqual(initialZoom)
  })
})
