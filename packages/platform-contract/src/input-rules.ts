export { cleanLine, cleanText, createInputRules, INPUT_LIMITS } from './lib/input-rules.js'
export type { InputMessages } from './lib/input-rules.js'
