export { installDialogs } from './lib/install-dialogs.js'
