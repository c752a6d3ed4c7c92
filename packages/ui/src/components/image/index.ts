export { Image } from './image.js'
export type { ImageAsset, ImageProps, ImageSource } from './image.js'
