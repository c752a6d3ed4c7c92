import { autogas } from './autogas.js'
import { cookers } from './cookers.js'
import { cylinders } from './cylinders.js'
import { heaters } from './heaters.js'
import { home } from './home.js'
import { hoses } from './hoses.js'
import { regulators } from './regulators.js'
import { sets } from './sets.js'
import { tools } from './tools.js'

/** Products that are variants of a kind, by the name of their image. */
export const variants = {
  ...autogas,
  ...cookers,
  ...cylinders,
  ...heaters,
  ...home,
  ...hoses,
  ...regulators,
  ...sets,
  ...tools,
}
