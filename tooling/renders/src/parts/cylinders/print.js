import { drawCanvas } from '../../materials/maps.js'
import { createMaterial } from '../../materials/material.js'

const FAMILY = 'Liberation Sans, DejaVu Sans, Arial, sans-serif'

/** A canvas font: `font(44)` or `font(120, 'bold')`. */
export function font(sizePx, weight = 'normal') {
  return `${weight} ${sizePx}px ${FAMILY}`
}

/**
 * Creates a printed surface: a varnished paper label, or only ink if `isCutOut` is set. A cut-out
 * must lie over the product as a whole, since the pass that finds the product's edge sees its full
 * rectangle. `isDark` is for light ink on black: the renderer removes its sheen.
 *
 * @param {string} name
 * @param {[width: number, height: number]} size canvas pixels
 * @param {(context: CanvasRenderingContext2D, width: number, height: number) => void} draw
 */
export function createPrint(name, size, draw, options = {}) {
  const print = drawCanvas(size[0], size[1], draw)
  const { isCutOut = false, isDark = false, roughness = 0.36 } = options
  const varnish = isCutOut || isDark ? {} : { clearcoat: 0.4, clearcoatRoughness: 0.12 }
  return createMaterial({
    name: isDark ? `dark-${name}` : name,
    roughness,
    print,
    isCutOut,
    ...varnish,
  })
}

/** Writes lines of text under each other. */
export function writeLines(context, lines, { x, y, step, sizePx, weight }) {
  context.font = font(sizePx, weight)
  lines.forEach((line, index) => context.fillText(line, x, y + index * step))
}

/** The flammable-gas pictogram: a flame in a red diamond, `size` being half its width. */
export function drawFlammableSign(context, x, y, size) {
  context.save()
  context.translate(x, y)
  context.save()
  context.rotate(Math.PI / 4)
  context.fillStyle = '#ffffff'
  context.fillRect(-size, -size, 2 * size, 2 * size)
  context.lineWidth = size * 0.16
  context.strokeStyle = '#d4121a'
  context.strokeRect(-size * 0.92, -size * 0.92, size * 1.84, size * 1.84)
  context.restore()
  context.scale(size, size)
  context.fillStyle = '#111111'
  context.beginPath()
  context.moveTo(0, -0.85)
  context.bezierCurveTo(0.15, -0.4, 0.6, -0.2, 0.5, 0.3)
  context.bezierCurveTo(0.4, 0.6, -0.4, 0.65, -0.52, 0.25)
  context.bezierCurveTo(-0.58, 0, -0.35, -0.1, -0.3, -0.3)
  context.bezierCurveTo(-0.2, -0.2, -0.15, -0.1, -0.12, 0)
  context.bezierCurveTo(-0.05, -0.3, -0.1, -0.6, 0, -0.85)
  context.fill()
  context.fillRect(-0.6, 0.62, 1.2, 0.09)
  context.restore()
}
