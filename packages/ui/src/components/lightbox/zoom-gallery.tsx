import { forwardRef, lazy, Suspense, useState } from 'react'
import { Gallery } from '../gallery/gallery.js'
import type { GalleryProps } from '../gallery/gallery.js'
import type { LightboxLabels } from './lightbox.js'

/** Props of {@link ZoomGallery}; those of `Gallery` and the lightbox's texts. */
export interface ZoomGalleryProps extends Omit<GalleryProps, 'onOpen'> {
  labels: LightboxLabels
}

const importLightbox = () => import('./lightbox.js')

const Lightbox = lazy(async () => ({ default: (await importLightbox()).Lightbox }))

function prepare(): void {
  importLightbox().catch(() => undefined)
}

/**
 * A gallery whose large images open over the whole screen. The lightbox is loaded on pointer or
 * focus intent.
 */
export const ZoomGallery = forwardRef<HTMLElement, ZoomGalleryProps>(function ZoomGallery(
  { labels, ...gallery },
  ref,
) {
  const [open, setOpen] = useState<number>()
  const [isWanted, setWanted] = useState(false)
  const show = async (index: number): Promise<void> => {
    try {
      await importLightbox()
    } catch {
      // The image itself, as without scripts.
      return window.location.assign(gallery.images[index]?.large.src ?? '')
    }
    setWanted(true)
    setOpen(index)
  }
  return (
    <>
      <Gallery
        ref={ref}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...gallery}
        onOpen={(index) => void show(index)}
      />
      {isWanted && (
        <Suspense>
          <Lightbox
            label={gallery.label}
            images={gallery.images}
            index={open}
            onIndexChange={setOpen}
            onClose={() => setOpen(undefined)}
            labels={labels}
          />
        </Suspense>
      )}
    </>
  )
})
