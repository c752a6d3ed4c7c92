export { Picture } from './picture.js'
export type { PictureData, PictureProps, PictureSource } from './picture.js'
