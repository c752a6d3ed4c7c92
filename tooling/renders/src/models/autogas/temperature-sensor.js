import { createMaterial } from '../../materials/material.js'
import { palette } from '../../materials/palette.js'
import { sensorPlug } from '../../parts/burners/gas-injector.js'
import { group, place } from '../../shapes/assemble.js'
import { threadedStub } from '../../shapes/connections.js'
import { hexagon } from '../../shapes/hexagon.js'
import { lathe } from '../../shapes/lathe.js'
import { tube } from '../../shapes/solids.js'

const { blackPlastic, rubber, stainless, turnedBrass } = palette
const AXIS_HEIGHT = 11.2
const braid = createMaterial({
  name: 'sensor-braid',
  color: '#a9adb1',
  roughness: 0.32,
  metalness: 1,
  grain: { field: 'cast', tiles: [70, 5], strength: 0.9 },
})

/**
 * A screw-in sensor lying on its side, its lead curling round to a two-pin plug.
 *
 * @param {{ reach?: number, metal?: import('three').Material, isBraided?: boolean }} [build] how far
 *   its tip stands out of the thread; a braided lead is of steel wire, for heat
 */
function createTemperatureSensor({ reach = 40, metal = turnedBrass, isBraided = false } = {}) {
  return {
    angles: {
      a: { azimuth: -0.35, elevation: 0.5 },
      b: { azimuth: 0.55, elevation: 0.44 },
      c: { azimuth: 0, elevation: 0.3 },
    },
    build() {
      return group(
        place(probe(metal, reach), [-6, AXIS_HEIGHT, 30], [0, 0, Math.PI / 2]),
        lead(isBraided),
        place(sensorPlug(), [72, 9.5, 18], [0, 0.5, 0]),
      )
    },
  }
}

/** The sensor of a reducer or a rail. */
export const temperatureSensor = createTemperatureSensor()

/** The sensor that stands in an exhaust pipe. */
export const exhaustSensor = createTemperatureSensor({
  reach: 92,
  metal: stainless,
  isBraided: true,
})

// Points along +y: boot, hexagon, thread, then the tip that stands in the gas.
function probe(metal, reach) {
  const boot = lathe(
    [
      [0, -34],
      [4.4, -34, 1],
      [6.4, -16, 2],
      [8.6, -14, 1],
      [8.6, 0],
    ],
    blackPlastic,
    { segments: 64 },
  )
  const collar = lathe(
    [
      [8.4, 0],
      [12.4, 0, 0.6],
      [12.4, 2.4, 0.6],
      [8, 2.4],
    ],
    metal,
    { segments: 72 },
  )
  const tip = lathe(
    [
      [5.2, 0],
      [5.2, 22, 1],
      [4.4, 24, 2],
      [4, reach, 3.2],
      [0, reach],
    ],
    metal,
    { segments: 64 },
  )
  return group(
    boot,
    hexagon(22, 11, metal),
    place(collar, [0, 11, 0]),
    place(threadedStub(8, 22, 1.5, metal), [0, 13, 0]),
    place(tip, [0, 28, 0]),
  )
}

function lead(isBraided) {
  const points = [
    [24, AXIS_HEIGHT, 30],
    [44, AXIS_HEIGHT - 1, 30],
    [70, 6, 24],
    [86, 4, 0],
    [78, 3.4, -34],
    [40, 3.4, -46],
    [0, 3.4, -36],
    [-14, 3.4, -14],
    [4, 3.4, 2],
    [34, 6.6, -4],
    [58, 9.4, 2],
    [70, 9.5, 16],
  ]
  return tube(points, isBraided ? 4 : 3.2, isBraided ? braid : rubber, { steps: 320 })
}
