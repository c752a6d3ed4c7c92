import { CylinderGeometry } from 'three'
import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { group, mesh, place } from '../../shapes/assemble.js'
import { lathe } from '../../shapes/lathe.js'

const PLEATS = 44
const { blackPlastic, rubber } = palette

/** A filter's paper element, 74 mm high, standing on y = 0. */
export function pleatedElement() {
  const seal = lathe(
    [
      [10, 0],
      [13, 1, 1],
      [13, 5, 1.5],
      [9, 5.5, 1],
      [8, 0],
      [0, 0],
    ],
    rubber,
    { segments: 64 },
  )
  return group(pleats(), endCap(), place(endCap(), [0, 68, 0]), place(seal, [0, 72, 0]))
}

function pleats() {
  const paper = createMaterial({
    name: 'filter-paper',
    color: '#e6d3a6',
    roughness: 0.85,
    grain: { field: 'cast', tiles: [6, 2], strength: 0.2 },
  })
  const geometry = new CylinderGeometry(26, 26, 62, PLEATS * 8, 1, true)
  const { position } = geometry.attributes
  for (let index = 0; index < position.count; index++) {
    const angle = Math.atan2(position.getX(index), position.getZ(index))
    const turn = ((((angle / (2 * Math.PI)) * PLEATS) % 1) + 1) % 1
    const radius = 19.5 + 8 * (Math.abs(turn - 0.5) * 2) ** 0.8
    position.setX(index, radius * Math.sin(angle))
    position.setZ(index, radius * Math.cos(angle))
  }
  geometry.computeVertexNormals()
  return mesh(geometry, paper, [0, 37, 0])
}

function endCap() {
  return lathe(
    [
      [0, 0],
      [29, 0, 1.2],
      [29, 6, 1.5],
      [13, 6, 1],
      [12, 3],
      [0, 3],
    ],
    blackPlastic,
    { segments: 96 },
  )
}
