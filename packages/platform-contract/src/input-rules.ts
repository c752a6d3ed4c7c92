export { cleanLine, cleanText, countPasswordCharacters } from './lib/input-rules.js'
export { createInputRules, INPUT_LIMITS } from './lib/input-rules.js'
export type { InputMessages } from './lib/input-rules.js'
