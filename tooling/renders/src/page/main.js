import { exportModel } from './export-model.js'
import { models } from '../models/index.js'

window.modelPage = { kinds: Object.keys(models), exportModel }
