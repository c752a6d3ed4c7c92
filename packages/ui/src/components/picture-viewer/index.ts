export { PictureViewer } from './picture-viewer.js'
export type { PictureViewerProps, PictureViewerWords } from './picture-viewer.js'
export { ZoomGallery } from './zoom-gallery.js'
export type { ZoomGalleryProps } from './zoom-gallery.js'
