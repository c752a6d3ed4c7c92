export { SearchField } from './search-field.js'
export type { SearchFieldProps } from './search-field.js'
export { useExampleTerm } from './use-example-term.js'
export type { UseExampleTermOptions } from './use-example-term.js'
