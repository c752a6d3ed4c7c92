import { cx } from '@linaria/core'
import { Children, forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { useLinkComponent } from '../../lib/link-provider.js'
import type { LinkTargetProps } from '../../lib/link-provider.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { BrandName } from './brand-name.js'
import { brandGrid, brandTile } from './brand-tile.styles.js'

export interface BrandTileProps extends Omit<LinkTargetProps, 'children'> {
  name: string
  /** A second line: how many products. */
  text?: string
  /** The brand's logo. @default its name as a wordmark */
  logo?: ImageAsset
}

export interface BrandGridProps extends HTMLAttributes<HTMLUListElement> {
  /** The tiles; each becomes an item of the list. */
  children: ReactNode
}

/** Brands in one grid, as many beside each other as fit. */
export const BrandGrid = forwardRef<HTMLUListElement, BrandGridProps>(function BrandGrid(
  { className, children, ...rest },
  ref,
) {
  return (
    <ul ref={ref} className={cx(brandGrid, className)} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
})

/** A brand as a clickable surface: its logo or its name as a wordmark. */
export const BrandTile = forwardRef<HTMLAnchorElement, BrandTileProps>(function BrandTile(
  { name, text, logo, className, ...rest },
  ref,
) {
  const LinkComponent = useLinkComponent()
  return (
    <LinkComponent ref={ref} className={cx(brandTile, className)} {...rest}>
      {logo ? <Image {...logo} alt={name} /> : <BrandName name={name} />}{' '}
      {text && <span data-part="text">{text}</span>}
    </LinkComponent>
  )
})
