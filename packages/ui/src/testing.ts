export { findAxeViolations } from './lib/find-axe-violations.js'
export { installDialogs } from './lib/install-dialogs.js'
