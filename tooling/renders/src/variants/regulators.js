import { palette } from '../materials/palette.js'
import { createChangeover } from '../models/regulators/changeover.js'
import { createCrimpedRegulator, lidPlastic } from '../models/regulators/crimped-regulator.js'
import { createDomeRegulator } from '../models/regulators/dome-regulator.js'
import { createLineRegulator } from '../models/regulators/line-regulator.js'
import { manualChangeover } from '../models/regulators/manual-changeover.js'
import { createRegulator } from '../models/regulators/regulator.js'
import { solenoidValve } from '../models/regulators/solenoid-valve.js'
import { wallRegulator } from '../models/regulators/wall-regulator.js'

/** Regulators by the way they connect and by what they show. */
export const regulators = {
  'regulator-clip-on': createDomeRegulator({ inlet: 'clip' }),
  'regulator-low-pressure': createDomeRegulator({ inlet: 'nut' }),
  'regulator-low-gauge': createDomeRegulator({ inlet: 'nut', hasGauge: true }),
  'regulator-twin': createDomeRegulator({ inlet: 'nut', outlets: 2 }),
  'regulator-low-dome': createCrimpedRegulator({
    form: 'bell',
    lid: palette.zinc,
    nut: 'hexagon',
    outlet: 'side',
  }),
  'regulator-low-blue': createCrimpedRegulator({
    form: 'flat',
    lid: lidPlastic('#1d5fa8'),
    nut: 'wheel',
    outlet: 'side',
  }),
  'regulator-low-compact': createCrimpedRegulator({
    form: 'small',
    lid: lidPlastic('#1f5a3c'),
    nut: 'wheel',
    outlet: 'front',
  }),
  'regulator-line': createLineRegulator({ radius: 62 }),
  'solenoid-valve': solenoidValve,
  'regulator-line-gauge': createLineRegulator({
    radius: 44,
    hasGauge: true,
    body: palette.castBrass,
    isAngled: true,
  }),
  'changeover-indicator': createChangeover({
    color: '#1d5fa8',
    print: ['A  B', 'AUTO'],
    dome: true,
  }),
  'changeover-manual': manualChangeover,
  'regulator-high-fixed': createRegulator({ hasGauge: false, isFixed: true }),
  'regulator-two-stage': wallRegulator,
  'regulator-high-plain': createRegulator({ hasGauge: false, knob: palette.redPlastic }),
}
