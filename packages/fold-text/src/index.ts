export { foldText } from './lib/fold-text.js'
