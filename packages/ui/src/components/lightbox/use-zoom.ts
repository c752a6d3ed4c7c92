import { useCallback, useEffect, useRef, useState } from 'react'
import type { PointerEvent, RefObject } from 'react'
import { moveBy, initialZoom, zoomAt } from '../../lib/zoom.js'
import type { Point, Zoom } from '../../lib/zoom.js'

/** Callbacks for tap, pinch and drag on the image or its overlay. */
export interface ZoomControls {
  frame: RefObject<HTMLDivElement>
  zoom: Zoom
  /** Enlarges around the middle. */
  zoomBy: (factor: number) => void
  pan: (distance: Point) => void
  reset: () => void
  pointers: {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: (event: PointerEvent) => void
  }
}

const swipePx = 60

/** Zoom by wheel, pinch, double tap and calls; `onSwipe` is called for a horizontal swipe. */
export function useZoom(onSwipe: (direction: 1 | -1) => void): ZoomControls {
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(initialZoom)
  const down = useRef(new Map<number, Point>())
  const stroke = useRef<Point | undefined>(undefined)

  const sizeOf = useCallback(
    (): Point => ({ x: frame.current?.clientWidth ?? 0, y: frame.current?.clientHeight ?? 0 }),
    [],
  )
  const place = useCallback((event: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect()
    return {
      x: event.clientX - (box ? box.left + box.width / 2 : 0),
      y: event.clientY - (box ? box.top + box.height / 2 : 0),
    }
  }, [])
  const zoomTo = useCallback(
    (factor: number, point: Point) => setZoom((before) => zoomAt(before, factor, point, sizeOf())),
    [sizeOf],
  )

  useEffect(() => {
    const element = frame.current
    if (!element) return
    // React listens to the wheel passively; the page behind must not scroll.
    const turn = (event: WheelEvent): void => {
      event.preventDefault()
      zoomTo(Math.exp(-event.deltaY / 300), place(event))
    }
    const twice = (event: MouseEvent): void =>
      setZoom((before) =>
        before.scale > 1 ? initialZoom : zoomAt(before, 2.5, place(event), sizeOf()),
      )
    element.addEventListener('wheel', turn, { passive: false })
    element.addEventListener('dblclick', twice)
    return () => {
      element.removeEventListener('wheel', turn)
      element.removeEventListener('dblclick', twice)
    }
  }, [place, sizeOf, zoomTo])

  const move = (event: PointerEvent): void => {
    const from = down.current.get(event.pointerId)
    if (!from) return
    const to = place(event)
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
    down.current.set(event.pointerId, to)
    if (other) {
      stroke.current = undefined
      zoomTo(distance(to, other) / Math.max(1, distance(from, other)), between(to, other))
    } else {
      setZoom((before) => moveBy(before, { x: to.x - from.x, y: to.y - from.y }, sizeOf()))
    }
  }
  const lift = (event: PointerEvent): void => {
    const start = stroke.current
    const end = place(event)
    down.current.delete(event.pointerId)
    stroke.current = undefined
    if (!start || zoom.scale > 1) return
    const sideways = end.x - start.x
    if (Math.abs(sideways) > swipePx && Math.abs(sideways) > Math.abs(end.y - start.y))
      onSwipe(sideways < 0 ? 1 : -1)
  }

  return {
    frame,
    zoom,
    zoomBy: (factor) => zoomTo(factor, { x: 0, y: 0 }),
    pan: (distance) => setZoom((before) => moveBy(before, distance, sizeOf())),
    reset: useCallback(() => setZoom(initialZoom), []),
    pointers: {
      onPointerDown: (event) => {
        const isOnFrame = event.currentTarget === frame.current
        // Touch captures the pointer implicitly; a mouse may leave the element before it is
        // released.
        if (isOnFrame) frame.current?.setPointerCapture?.(event.pointerId)
        else if (event.pointerType === 'mouse') return
        down.current.set(event.pointerId, place(event))
        stroke.current = down.current.size === 1 ? place(event) : undefined
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: (event) => {
        down.current.delete(event.pointerId)
        stroke.current = undefined
      },
    },
  }
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

const between = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})
