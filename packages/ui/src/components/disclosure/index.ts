export { Disclosure } from './disclosure.js'
export type { DisclosureProps } from './disclosure.js'
