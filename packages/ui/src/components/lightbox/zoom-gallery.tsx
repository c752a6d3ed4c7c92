import { forwardRef, useState } from 'react'
import { Gallery } from '../gallery/gallery.js'
import type { GalleryProps } from '../gallery/gallery.js'
import { Lightbox } from './lightbox.js'
import type { LightboxLabels } from './lightbox.js'

/** Props of {@link ZoomGallery}; those of `Gallery` and the lightbox's words. */
export interface ZoomGalleryProps extends Omit<GalleryProps, 'onOpen'> {
  labels: LightboxLabels
}

/** A gallery whose large images open over the whole screen. */
export const ZoomGallery = forwardRef<HTMLElement, ZoomGalleryProps>(function ZoomGallery(
  { labels, ...gallery },
  ref,
) {
  const [open, setOpen] = useState<number>()
  return (
    <>
      <Gallery ref={ref} {...gallery} onOpen={setOpen} />
      <Lightbox
        label={gallery.label}
        images={gallery.images}
        index={open}
        onIndexChange={setOpen}
        onClose={() => setOpen(undefined)}
        labels={labels}
      />
    </>
  )
})
