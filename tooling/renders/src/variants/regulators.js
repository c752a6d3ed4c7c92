import { palette } from '../materials/palette.js'
import { createChangeover } from '../models/regulators/changeover.js'
import { createCrimpedRegulator, lidPlastic } from '../models/regulators/crimped-regulator.js'
import { createDomeRegulator } from '../models/regulators/dome-regulator.js'
import { createLineRegulator } from '../models/regulators/line-regulator.js'
import { manualChangeover } from '../models/regulators/manual-changeover.js'
import { createRegulator } from '../models/regulators/regulator.js'
import { solenoidValve } from '../models/regulators/solenoid-valve.js'
import { createWallRegulator } from '../models/regulators/wall-regulator.js'

/** Regulators by the way they connect and by what they show. */
export const regulators = {
  'regulator-clip-on': createDomeRegulator({ inlet: 'clip' }),
  'regulator-low-pressure': createDomeRegulator({ inlet: 'nut' }),
  'regulator-low-gauge': createDomeRegulator({ inlet: 'nut', gauge: '60 mbar' }),
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
    gauge: '4 bar',
    body: palette.castBrass,
    isAngled: true,
  }),
  'changeover-indicator': createChangeover({
    color: '#1d5fa8',
    print: ['A  B', 'ΑΥΤ.'],
    dome: true,
  }),
  'changeover-manual': manualChangeover,
  'regulator-high-fixed': createRegulator({ gauge: null, top: 'sealed' }),
  'regulator-two-stage': createWallRegulator({}),
  'regulator-wall-crash': createWallRegulator({ sensor: true }),
  'regulator-bulkhead': createWallRegulator({ plate: 'narrow', gauge: '60 mbar' }),
  'regulator-high-plain': createRegulator({ gauge: null, knob: palette.redPlastic }),
  'regulator-high-6': createRegulator({ gauge: '6 bar', knob: palette.redPlastic }),
  'regulator-high-gauge-1': createRegulator({ gauge: '1 bar', form: 'screwed' }),
  'regulator-high-screwed': createRegulator({ gauge: '4 bar', form: 'screwed' }),
  'regulator-high-steps': createRegulator({
    gauge: null,
    form: 'screwed',
    top: 'steps',
    knob: palette.redPlastic,
  }),
  'regulator-high-twin': createRegulator({ gauge: null, outlets: 2 }),
  'regulator-fixed-screwed': createRegulator({ gauge: null, form: 'screwed', top: 'sealed' }),
  'regulator-vario': createDomeRegulator({ inlet: 'nut', cap: 'knob' }),
  'regulator-screw-wheel': createDomeRegulator({ inlet: 'wheel', size: 0.86 }),
  'regulator-clip-large': createDomeRegulator({ inlet: 'clip', lever: '#17703f', size: 1.3 }),
  'regulator-clip-timer': createDomeRegulator({ inlet: 'clip', cap: 'timer' }),
  'regulator-clip-flat': createCrimpedRegulator({
    form: 'flat',
    lid: lidPlastic('#202226'),
    nut: 'clip',
    outlet: 'side',
    top: 'knob',
  }),
  'regulator-clip-dial': createCrimpedRegulator({
    form: 'flat',
    lid: lidPlastic('#a5221b'),
    nut: 'clip',
    outlet: 'side',
    top: 'dial',
  }),
  'regulator-flat-zinc': createCrimpedRegulator({
    form: 'flat',
    lid: palette.zinc,
    nut: 'hexagon',
    outlet: 'side',
  }),
  'regulator-frost': createCrimpedRegulator({
    form: 'bell',
    lid: lidPlastic('#3f7fb5'),
    nut: 'wheel',
    outlet: 'front',
  }),
  'regulator-cartridge': createCrimpedRegulator({
    form: 'small',
    lid: lidPlastic('#202226'),
    nut: 'hexagon',
    outlet: 'side',
  }),
  'regulator-angled': createCrimpedRegulator({
    form: 'flat',
    lid: lidPlastic('#c29a12'),
    nut: 'hexagon',
    outlet: 'front',
  }),
  'regulator-flat-vario': createCrimpedRegulator({
    form: 'flat',
    lid: palette.zinc,
    nut: 'wheel',
    outlet: 'front',
    top: 'knob',
  }),
  'regulator-appliance': createLineRegulator({ radius: 40, lid: lidPlastic('#202226') }),
  'regulator-limiter': createLineRegulator({ radius: 46, body: palette.castBrass }),
  'regulator-line-large': createLineRegulator({ radius: 92, lid: palette.zinc }),
  'regulator-second': createLineRegulator({
    radius: 52,
    isAngled: true,
    lid: lidPlastic('#1d5fa8'),
  }),
}
