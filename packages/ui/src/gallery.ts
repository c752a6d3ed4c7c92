export { Lightbox } from './components/lightbox/lightbox.js'
export { ZoomGallery } from './components/lightbox/zoom-gallery.js'
export type { LightboxProps, LightboxLabels } from './components/lightbox/lightbox.js'
export type { ZoomGalleryProps } from './components/lightbox/zoom-gallery.js'
