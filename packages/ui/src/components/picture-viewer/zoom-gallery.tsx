import { forwardRef, useState } from 'react'
import { Gallery } from '../gallery/gallery.js'
import type { GalleryProps } from '../gallery/gallery.js'
import { PictureViewer } from './picture-viewer.js'
import type { PictureViewerWords } from './picture-viewer.js'

/** Props of {@link ZoomGallery}; those of `Gallery` and the viewer's words. */
export interface ZoomGalleryProps extends Omit<GalleryProps, 'onOpen'> {
  words: PictureViewerWords
}

/** A gallery whose large pictures open over the whole screen. */
export const ZoomGallery = forwardRef<HTMLElement, ZoomGalleryProps>(function ZoomGallery(
  { words, ...gallery },
  ref,
) {
  const [open, setOpen] = useState<number>()
  return (
    <>
      <Gallery ref={ref} {...gallery} onOpen={setOpen} />
      <PictureViewer
        label={gallery.label}
        pictures={gallery.pictures}
        index={open}
        onIndexChange={setOpen}
        onClose={() => setOpen(undefined)}
        words={words}
      />
    </>
  )
})
