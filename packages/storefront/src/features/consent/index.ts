export { ConsentBar, type ConsentBarProps } from './consent-bar.js'
export { ConsentHead } from './consent-head.js'
