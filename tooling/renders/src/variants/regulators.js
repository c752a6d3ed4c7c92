import { palette } from '../materials/palette.js'
import { createDomeRegulator } from '../models/dome-regulator.js'
import { createRegulator } from '../models/regulator.js'
import { wallRegulator } from '../models/wall-regulator.js'

/** Regulators by the way they connect and by what they show. */
export const regulators = {
  'regulator-clip-on': createDomeRegulator({ inlet: 'clip' }),
  'regulator-low-pressure': createDomeRegulator({ inlet: 'nut' }),
  'regulator-low-gauge': createDomeRegulator({ inlet: 'nut', hasGauge: true }),
  'regulator-twin': createDomeRegulator({ inlet: 'nut', outlets: 2 }),
  'regulator-two-stage': wallRegulator,
  'regulator-high-plain': createRegulator({ hasGauge: false, knob: palette.redPlastic }),
}
