import { cx } from '@linaria/core'
import { Children, forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { useLinkComponent } from '../../lib/link-provider.js'
import type { LinkTargetProps } from '../../lib/link-provider.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { tile, tileGrid } from './tile.styles.js'

export interface TileProps extends Omit<LinkTargetProps, 'title' | 'children'> {
  title: string
  /** A second line: number of products, purpose. */
  text?: string
  image?: ImageAsset
  /** @default false */
  isPriority?: boolean
}

export interface TileGridProps extends HTMLAttributes<HTMLUListElement> {
  /** The tiles; each becomes an item of the list. */
  children: ReactNode
  /**
   * Side by side on the widest screens; eight are small, their image beside the name on phones.
   * @default 6
   */
  columns?: 4 | 6 | 8
}

/** A category as a clickable surface: its image and name. */
export const Tile = forwardRef<HTMLAnchorElement, TileProps>(function Tile(
  { title, text, image, isPriority = false, className, ...rest },
  ref,
) {
  const LinkComponent = useLinkComponent()
  return (
    <LinkComponent ref={ref} className={cx(tile, className)} {...rest}>
      {image && <Image {...image} alt="" isPriority={isPriority} />}
      <span data-part="title">{title}</span> {text && <span data-part="text">{text}</span>}
    </LinkComponent>
  )
})

/**
 * Tiles side by side: two on a phone, three from 576 px, six from 1200 px; or two, and four from
 * 768 px; or two, four and eight.
 */
export const TileGrid = forwardRef<HTMLUListElement, TileGridProps>(function TileGrid(
  { columns = 6, className, children, ...rest },
  ref,
) {
  return (
    <ul ref={ref} className={cx(tileGrid, className)} data-columns={columns} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
})
