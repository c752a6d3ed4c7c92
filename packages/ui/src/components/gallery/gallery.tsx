import { cx } from '@linaria/core'
import { forwardRef, useEffect, useRef, useState } from 'react'
import type { HTMLAttributes, MouseEvent, ReactElement } from 'react'
import { Icon } from '../icon/icon.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { gallery } from './gallery.styles.js'

/** An image of a {@link Gallery} in its two sizes. */
export interface GalleryImage {
  /** Part of the page's address when chosen without scripts; unique in the page. */
  id: string
  large: ImageAsset
  thumbnail: ImageAsset
}

export interface GalleryProps extends HTMLAttributes<HTMLElement> {
  /** Names the region: 'Images of …'. */
  label: string
  images: readonly GalleryImage[]
  /** Accessible name of a thumbnail: 'Image 2 of 3'. */
  thumbnailLabel: (index: number) => string
  /**
   * Makes each large image a link to its file that scripts open elsewhere: `ZoomGallery` of
   * `@floga/ui/gallery`.
   */
  onOpen?: (index: number) => void
  /**
   * Accessible name of that link: 'Enlarge image 2 of 3'. @default the image's alternative text
   */
  openLabel?: (index: number) => string
}

interface SlideProps extends Pick<GalleryProps, 'onOpen' | 'openLabel'> {
  image: ImageAsset
  index: number
}

/**
 * One large image at a time, turned by swipe, arrow keys or the small ones, which are links to the
 * large.
 */
export const Gallery = forwardRef<HTMLElement, GalleryProps>(function Gallery(
  { label, images, thumbnailLabel, onOpen, openLabel, className, ...rest },
  ref,
) {
  const [chosen, setChosen] = useState(0)

  const choose = (event: MouseEvent<HTMLAnchorElement>, index: number): void => {
    event.preventDefault()
    setChosen(index)
    const id = images[index]?.id ?? ''
    const slide = event.currentTarget.ownerDocument.getElementById(id)
    slide?.parentElement?.scrollTo?.({ left: slide.offsetLeft })
  }

  const stageRef = useRef<HTMLUListElement>(null)
  const readSwipe = (): void => {
    const stage = stageRef.current
    // Negative in right-to-left pages.
    if (stage) setChosen(Math.round(Math.abs(stage.scrollLeft) / Math.max(1, stage.clientWidth)))
  }
  // Visitors swipe before scripts run, too.
  useEffect(readSwipe, [])

  return (
    <section ref={ref} aria-label={label} className={cx(gallery, className)} {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul ref={stageRef} data-part="stage" tabIndex={0} onScroll={readSwipe}>
        {images.map(({ id, large }, index) => (
          <li key={id} id={id}>
            <Slide image={large} index={index} onOpen={onOpen} openLabel={openLabel} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul data-part="thumbnails">
          {images.map(({ id, thumbnail }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-label={thumbnailLabel(index)}
                aria-current={index === chosen ? 'true' : undefined}
                onClick={(event) => choose(event, index)}
              >
                <Image {...thumbnail} alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})

function Slide({ image, index, onOpen, openLabel }: SlideProps): ReactElement {
  const face = <Image {...image} isPriority={index === 0} isHidden={index > 0} />
  if (!onOpen) return face
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    event.preventDefault()
    onOpen(index)
  }
  return (
    <a href={image.src} aria-label={openLabel?.(index)} data-part="open" onClick={open}>
      {face}
      <Icon name="zoom" />
    </a>
  )
}
