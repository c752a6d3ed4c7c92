import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { frame } from './image.styles.js'

/** One alternative format or crop of an image, best first. */
export interface ImageSource {
  /** MIME type, `image/avif`. */
  type?: string
  srcSet: string
  sizes?: string
  media?: string
}

/** An image, as a platform describes it. */
export interface ImageAsset {
  src: string
  /** Alternative text; empty when adjacent text has the same content. */
  alt: string
  /** Natural width in px: with the height it reserves space before the image loads. */
  width: number
  /** Natural height in px. */
  height: number
  srcSet?: string
  sizes?: string
  sources?: readonly ImageSource[]
}

/** Props of {@link Image}; other attributes reach the `<picture>` element. */
export interface ImageProps extends HTMLAttributes<HTMLPictureElement>, ImageAsset {
  /**
   * The page's largest image: loaded first and at once. All others wait until they come near.
   * @default false
   */
  isPriority?: boolean
  /** Above the fold, but not its largest image: loaded eagerly. @default isPriority */
  isEager?: boolean
  /**
   * Hidden when the page opens, such as an image that a swipe reveals: loaded after the visible
   * ones. @default false
   */
  isHidden?: boolean
  /**
   * `product` fills a square ground with space around, `cover` fills its place, `bare` has neither.
   * @default 'product'
   */
  fit?: 'product' | 'cover' | 'bare'
}

/** An image in the best format the browser reads, without any shift while it loads. */
export const Image = forwardRef<HTMLPictureElement, ImageProps>(function Image(
  {
    src,
    srcSet,
    sizes,
    alt,
    width,
    height,
    sources = [],
    isPriority = false,
    isEager = isPriority,
    isHidden = false,
    fit = 'product',
    className,
    ...rest
  },
  ref,
) {
  // React 18 passes the lower-case attribute through; its types know the React 19 spelling only.
  const priority = { fetchpriority: isPriority ? 'high' : isHidden ? 'low' : undefined }
  return (
    <picture ref={ref} className={cx(frame, className)} data-fit={fit} {...rest}>
      {sources.map((source) => (
        <source key={`${source.type}${source.media}`} sizes={sizes} {...source} />
      ))}
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet === undefined ? undefined : sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding={isPriority ? 'sync' : 'async'}
        {...priority}
      />
    </picture>
  )
})
