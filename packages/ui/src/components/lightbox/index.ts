export { Lightbox } from './lightbox.js'
export type { LightboxProps, LightboxLabels } from './lightbox.js'
export { ZoomGallery } from './zoom-gallery.js'
export type { ZoomGalleryProps } from './zoom-gallery.js'
