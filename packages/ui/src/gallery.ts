export { Lightbox, ZoomGallery } from './components/lightbox/index.js'
export type {
  LightboxProps,
  LightboxLabels,
  ZoomGalleryProps,
} from './components/lightbox/index.js'
