export { Gallery } from './gallery.js'
export type { GalleryImage, GalleryProps } from './gallery.js'
