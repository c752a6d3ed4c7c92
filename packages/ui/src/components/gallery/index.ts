export { Gallery } from './gallery.js'
export type { GalleryPicture, GalleryProps } from './gallery.js'
