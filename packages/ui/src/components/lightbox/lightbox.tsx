import { cx } from '@linaria/core'
import { useEffect } from 'react'
import type { DialogHTMLAttributes, KeyboardEvent, ReactElement } from 'react'
import { useModal } from '../../lib/use-modal.js'
import { initialZoom } from '../../lib/zoom.js'
import type { GalleryImage } from '../gallery/gallery.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Image } from '../image/image.js'
import { lightbox } from './lightbox.styles.js'
import { useZoom } from './use-zoom.js'

/** Texts of {@link Lightbox}. */
export interface LightboxLabels {
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  /** Announces the visible image: 'Image 2 of 3'. */
  position: (index: number) => string
}

/** Props of {@link Lightbox}; other attributes reach the `<dialog>`. */
export interface LightboxProps extends Omit<
  DialogHTMLAttributes<HTMLDialogElement>,
  'open' | 'onClose'
> {
  /** Names the dialog: 'Images of …'. */
  label: string
  images: readonly GalleryImage[]
  /** Index of the image seen; closed while undefined. */
  index: number | undefined
  onIndexChange: (index: number) => void
  onClose: () => void
  labels: LightboxLabels
}

const panPx = 80

/**
 * One image over the whole screen. Zoom by pinch, wheel, double tap, buttons and the keys + - 0;
 * arrows show the next image, or pan within an enlarged one.
 */
export function Lightbox({
  label,
  images,
  index,
  onIndexChange,
  onClose,
  labels,
  className,
  ...rest
}: LightboxProps): ReactElement {
  const isOpen = index !== undefined
  const ref = useModal(isOpen)
  const turn = (direction: 1 | -1): void => {
    const next = (index ?? 0) + direction
    if (next >= 0 && next < images.length) onIndexChange(next)
  }
  const { frame, zoom, zoomBy, pan, reset, pointers } = useZoom(turn)
  const image = images[index ?? 0]?.large

  useEffect(reset, [reset, index])
  useEffect(() => {
    frame.current?.style.setProperty(
      '--zoom',
      `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
    )
  }, [frame, zoom])

  const press = (event: KeyboardEvent<HTMLDialogElement>): void => {
    const isRightToLeft = event.currentTarget.ownerDocument.dir === 'rtl'
    const isEnlarged = zoom.scale > initialZoom.scale
    const sideways = (direction: 1 | -1): void =>
      isEnlarged
        ? pan({ x: -direction * panPx, y: 0 })
        : turn(isRightToLeft ? opposite(direction) : direction)
    const actions: Record<string, () => void> = {
      '+': () => zoomBy(1.5),
      '=': () => zoomBy(1.5),
      '-': () => zoomBy(1 / 1.5),
      '0': reset,
      ArrowRight: () => sideways(1),
      ArrowLeft: () => sideways(-1),
      ArrowDown: () => pan({ x: 0, y: -panPx }),
      ArrowUp: () => pan({ x: 0, y: panPx }),
      Home: () => onIndexChange(0),
      End: () => onIndexChange(images.length - 1),
    }
    const action = event.ctrlKey || event.metaKey ? undefined : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole dialog
    <dialog
      ref={ref}
      aria-label={label}
      className={cx(lightbox, className)}
      onClose={() => isOpen && onClose()}
      onKeyDown={press}
      {...rest}
    >
      {isOpen && (
        <header>
          <p role="status">{labels.position(index)}</p>
          <IconButton icon="minus" label={labels.zoomOut} onClick={() => zoomBy(1 / 1.5)} />
          <IconButton icon="plus" label={labels.zoomIn} onClick={() => zoomBy(1.5)} />
          <IconButton icon="close" label={labels.close} onClick={() => ref.current?.close()} />
        </header>
      )}
      <div ref={frame} data-part="frame" {...pointers}>
        {isOpen && image && (
          <Image key={index} {...image} sizes="100vw" fit="bare" isPriority draggable={false} />
        )}
      </div>
      {isOpen && images.length > 1 && (
        <>
          <IconButton
            icon="chevron-left"
            label={labels.previous}
            data-part="previous"
            disabled={index === 0}
            onClick={() => turn(-1)}
            {...pointers}
          />
          <IconButton
            icon="chevron-right"
            label={labels.next}
            data-part="next"
            disabled={index === images.length - 1}
            onClick={() => turn(1)}
            {...pointers}
          />
        </>
      )}
    </dialog>
  )
}

const opposite = (direction: 1 | -1): 1 | -1 => (direction === 1 ? -1 : 1)
