export { PictureViewer, ZoomGallery } from './components/picture-viewer/index.js'
export type {
  PictureViewerProps,
  PictureViewerWords,
  ZoomGalleryProps,
} from './components/picture-viewer/index.js'
