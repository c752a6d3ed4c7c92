export { Fieldset } from './fieldset.js'
export type { FieldsetProps } from './fieldset.js'
