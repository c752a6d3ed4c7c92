export { ShareButton } from './share-button.js'
export type { ShareButtonProps } from './share-button.js'
