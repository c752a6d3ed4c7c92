export { foldText } from './lib/fold-text.js'
export { toLatin } from './lib/to-latin.js'
