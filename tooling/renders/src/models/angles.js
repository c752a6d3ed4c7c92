/**
 * The three views of a product, as the camera's direction in radians: a from the left, b from the
 * right, c from the front. A model may name its own where these hide what matters.
 */
export const standardAngles = {
  a: { azimuth: -0.55, elevation: 0.3 },
  b: { azimuth: 0.62, elevation: 0.36 },
  c: { azimuth: 0, elevation: 0.16 },
}
