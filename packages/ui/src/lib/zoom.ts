/** How far an image is enlarged and moved from its place, in px. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

/** A point or distance on the screen in px, relative to the center of the viewport. */
export interface Point {
  x: number
  y: number
}

/** The image in its whole. */
export const initialZoom: Zoom = { scale: 1, x: 0, y: 0 }

/** How many times its size an image may grow. */
export const largestScale = 6

/** Zooms by a factor around `point`. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, frame: Point): Zoom {
  const scale = Math.min(largestScale, Math.max(1, zoom.scale * factor))
  const growth = scale / zoom.scale
  return keepInside(
    {
      scale,
      x: point.x - (point.x - zoom.x) * growth,
      y: point.y - (point.y - zoom.y) * growth,
    },
    frame,
  )
}

/** Moves the image, no further than its edges allow. */
export function moveBy(zoom: Zoom, distance: Point, frame: Point): Zoom {
  return keepInside({ ...zoom, x: zoom.x + distance.x, y: zoom.y + distance.y }, frame)
}

function keepInside({ scale, x, y }: Zoom, frame: Point): Zoom {
  return {
    scale,
    x: clamp(x, (frame.x * (scale - 1)) / 2),
    y: clamp(y, (frame.y * (scale - 1)) / 2),
  }
}

function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value)) + 0
}
