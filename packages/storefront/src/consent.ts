export { ConsentBar, type ConsentBarProps } from './features/consent/consent-bar.js'
export { ConsentHead } from './features/consent/consent-head.js'
