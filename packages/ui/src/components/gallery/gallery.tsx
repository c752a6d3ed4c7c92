import { cx } from '@linaria/core'
import { forwardRef, useState } from 'react'
import type { HTMLAttributes, MouseEvent } from 'react'
import { Picture } from '../picture/picture.js'
import type { PictureData } from '../picture/picture.js'
import { gallery } from './gallery.styles.js'

/** A picture of a {@link Gallery} in its two sizes. */
export interface GalleryPicture {
  /** Part of the page's address when chosen without scripts; unique in the page. */
  id: string
  large: PictureData
  thumbnail: PictureData
}

/** Props of {@link Gallery}. */
export interface GalleryProps extends HTMLAttributes<HTMLElement> {
  /** Names the region: 'Pictures of …'. */
  label: string
  pictures: readonly GalleryPicture[]
  /** What a small picture is called aloud: 'Picture 2 of 3'. */
  thumbnailLabel: (index: number) => string
}

/** One large picture at a time; the small ones are links to the large, so they work without scripts. */
export const Gallery = forwardRef<HTMLElement, GalleryProps>(function Gallery(
  { label, pictures, thumbnailLabel, className, ...rest },
  ref,
) {
  const [chosen, setChosen] = useState(0)

  const choose = (event: MouseEvent<HTMLAnchorElement>, index: number): void => {
    event.preventDefault()
    setChosen(index)
    const id = pictures[index]?.id ?? ''
    const slide = event.currentTarget.ownerDocument.getElementById(id)
    slide?.parentElement?.scrollTo?.({ left: slide.offsetLeft })
  }

  return (
    <section ref={ref} aria-label={label} className={cx(gallery, className)} {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul data-part="stage" tabIndex={0}>
        {pictures.map(({ id, large }, index) => (
          <li key={id} id={id}>
            <Picture {...large} isPriority={index === 0} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul data-part="thumbnails">
          {pictures.map(({ id, thumbnail }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-label={thumbnailLabel(index)}
                aria-current={index === chosen ? 'true' : undefined}
                onClick={(event) => choose(event, index)}
              >
                <Picture {...thumbnail} alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})
