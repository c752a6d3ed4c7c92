import { createMaterial } from '../../materials/material.js'
import { createPrint, font } from '../../parts/cylinders/print.js'
import { createGrid } from '../../shapes/grid.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'
import { roundPrint } from '../../shapes/solids.js'

const RADIUS = 27
const WIDTH = 13

const spool = createMaterial({ name: 'spool', color: '#e2b20c', roughness: 0.4, clearcoat: 0.3 })
const tape = createMaterial({
  name: 'tape',
  color: '#efe6c2',
  roughness: 0.55,
  isTwoSided: true,
  grain: { field: 'cast', tiles: [6, 2], strength: 0.2 },
})

/** Gas sealing tape on its yellow spool, the end drawn out, a second spool lying in front. */
export const sealingTape = {
  angles: {
    a: { azimuth: -0.5, elevation: 0.3 },
    b: { azimuth: 0.5, elevation: 0.36 },
    c: { azimuth: -0.1, elevation: 0.2 },
  },
  build() {
    return group(
      place(reel(), [0, RADIUS, 0], [Math.PI / 2, 0, 0]),
      drawnEnd(),
      place(reel(), [36, 8.5, 50]),
    )
  },
}

// Turned around y: the print on the upper flange.
function reel() {
  const flange = [
    [0, 0],
    [RADIUS - 0.6, 0, 0.6],
    [RADIUS, 1, 0.4],
    [RADIUS - 0.6, 2, 0.6],
    [0, 2],
  ]
  const wound = lathe(
    [
      [22, -WIDTH / 2],
      [22, WIDTH / 2],
    ],
    tape,
  )
  const label = place(
    roundPrint(RADIUS - 2, createLabel()),
    [0, WIDTH / 2 + 2.2, 0],
    [-Math.PI / 2, 0, 0],
  )
  return group(
    wound,
    place(lathe(flange, spool), [0, -WIDTH / 2 - 2, 0]),
    place(lathe(flange, spool), [0, WIDTH / 2, 0]),
    label,
  )
}

// Leaves the reel at its right, sags and curls on the floor.
function drawnEnd() {
  const strip = createGrid(60, 2, (column, row) => {
    const [x, y] = pathAt(column / 60)
    const drift = (column / 60) ** 2 * 14
    return [x, y, (row / 2 - 0.5) * (WIDTH - 1) + drift]
  })
  return mesh(strip, tape)
}

function pathAt(share) {
  const drop = RADIUS * (1 - share) ** 2.4
  return [21 + 62 * share, 0.4 + drop + 1.4 * Math.sin(share * 9) ** 2 * share]
}

function createLabel() {
  return createPrint('tape-label', [1024, 1024], (context) => {
    context.fillStyle = '#f4f4f2'
    context.fillRect(0, 0, 1024, 1024)
    context.fillStyle = '#e2b20c'
    context.fillRect(0, 0, 1024, 320)
    context.fillStyle = '#16181b'
    context.textAlign = 'center'
    context.font = font(150, 'bold')
    context.fillText('ΤΑΙΝΙΑ', 512, 270)
    context.font = font(150, 'bold')
    context.fillText('PTFE', 512, 560)
    context.font = font(120, 'bold')
    context.fillText('για αέριο', 512, 720)
  })
}
