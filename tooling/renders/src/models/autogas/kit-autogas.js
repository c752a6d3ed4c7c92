import { group, place } from '../../shapes/assemble.js'
import { createControlUnit } from './control-unit.js'
import { createFilter } from './filters/filter.js'
import { createInjectorRail } from './injector-rail.js'
import { mapSensor } from './map-sensor.js'
import { reducer } from './reducer.js'
import { switchButton } from './switch-button.js'

const controlUnit = createControlUnit({
  title: '12 V',
  facts: ['12 V DC'],
  line: 'Διαδοχικός ψεκασμός',
  hasSwitch: false,
})
const filter = createFilter({ title: '12 V', lines: ['Αέρια φάση'] })
const injectorRail = createInjectorRail(4, String)

/** What lies in an autogas kit's box: reducer, rail, control unit, filter, sensor and switch. */
export const kitAutogas = {
  angles: {
    a: { azimuth: -0.34, elevation: 0.4 },
    b: { azimuth: 0.42, elevation: 0.46 },
    c: { azimuth: 0, elevation: 0.34 },
  },
  build() {
    return group(
      place(group(reducer.build()), [-150, 0, -60], [0, 0.2, 0]),
      place(group(controlUnit.build()), [150, 0, -170], [0, -0.12, 0]),
      place(group(injectorRail.build()), [60, 0, 30], [0, 0.12, 0]),
      place(group(filter.build()), [-290, 0, 60], [0, 0.1, 0]),
      place(group(mapSensor.build()), [-90, 0, 120], [0, 0.3, 0]),
      place(group(switchButton.build()), [80, 0, 150], [0, -0.2, 0]),
    )
  },
}
