import { blowerHeater } from '../models/heaters/blower-heater.js'
import { dishHeater } from '../models/heaters/dish-heater.js'
import { createPatioHeater } from '../models/heaters/patio-heater.js'
import { createHeater } from '../models/heaters/heater.js'
import { blueFlameBurner } from '../parts/burners/blue-flame-burner.js'

const infrared = ['INFRARED', 'Gas cabinet heater']
const blue = ['BLUE FLAME', 'Gas cabinet heater']
const darkInk = '#2a2d31'

/** Heaters by colour and burner; none names its output. */
export const heaters = {
  'heater-plain': createHeater({ color: '#0e1012', facts: infrared }),
  'heater-green': createHeater({ color: '#1f5a3c', facts: infrared, ink: '#f6efe6' }),
  'heater-cream': createHeater({ color: '#cfc8b8', facts: infrared, ink: darkInk }),
  'heater-blue-flame': createHeater({
    color: '#15181b',
    facts: blue,
    createBurner: blueFlameBurner,
  }),
  'heater-blue-flame-red': createHeater({
    color: '#7c1713',
    facts: blue,
    ink: '#f6efe6',
    createBurner: blueFlameBurner,
  }),
  'heater-blower': blowerHeater,
  'heater-dish': dishHeater,
  'patio-heater-table': createPatioHeater({ housingTop: 420, emitterBottom: 860, scale: 0.6 }),
}
