import { exportModel } from './export-model.js'
import { models } from '../models/index.js'

window.workshop = { kinds: Object.keys(models), exportModel }
