import { blowerHeater } from '../models/blower-heater.js'
import { dishHeater } from '../models/dish-heater.js'
import { createHeater } from '../models/heater.js'
import { blueFlameBurner } from '../parts/blue-flame-burner.js'

const infrared = ['INFRARED', 'Gas cabinet heater']
const blue = ['BLUE FLAME', 'Gas cabinet heater']
const darkInk = '#2a2d31'

/** Heaters by colour and burner; none names its output. */
export const heaters = {
  'heater-anthracite': createHeater({ color: '#1d2023', facts: infrared }),
  'heater-cream': createHeater({ color: '#cfc8b8', facts: infrared, ink: darkInk }),
  'heater-grey': createHeater({ color: '#6b7178', facts: infrared, ink: '#141619' }),
  'heater-red': createHeater({ color: '#7c1713', facts: infrared, ink: '#f6efe6' }),
  'heater-blue-flame': createHeater({
    color: '#15181b',
    facts: blue,
    createBurner: blueFlameBurner,
  }),
  'heater-blue-flame-white': createHeater({
    color: '#dcd9d1',
    facts: blue,
    ink: darkInk,
    createBurner: blueFlameBurner,
  }),
  'heater-blower': blowerHeater,
  'heater-dish': dishHeater,
}
