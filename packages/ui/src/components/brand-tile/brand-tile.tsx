import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import { useLinkComponent } from '../../lib/link-provider.js'
import type { LinkTargetProps } from '../../lib/link-provider.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { BrandName } from './brand-name.js'
import { brandTile } from './brand-tile.styles.js'

export interface BrandTileProps extends Omit<LinkTargetProps, 'children'> {
  name: string
  /** A second line: how many products. */
  text?: string
  /** The brand's logo. @default its name as a wordmark */
  logo?: ImageAsset
}

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
