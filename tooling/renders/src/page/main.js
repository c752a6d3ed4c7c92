import { exportModel } from './export-model.js'
import { models } from '../models/index.js'
import { repaints } from '../repaints.js'

window.modelPage = { kinds: Object.keys(models), repaints, exportModel }
