import type { ReactElement } from 'react'
import { Link } from '../link/link.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { ColorSwatches } from '../product-card/color-swatches.js'
import type { ProductColor } from '../product-card/color-swatches.js'
import { promotionItem } from './promotion-card.styles.js'

/** A product of a promotion, in one line. */
export interface PromotionItemData {
  href: string
  name: string
  image: ImageAsset
  /** Formatted price, with its 'from' where variants differ. */
  amount?: string
  /** Available colours, each a separate link. */
  colors?: readonly ProductColor[]
  /** Names the list of colours. */
  colorsLabel?: string
}

/** A small image, name and price, and the colours under them. */
export function PromotionItem(props: PromotionItemData): ReactElement {
  const { href, name, image, amount, colors = [], colorsLabel } = props
  return (
    <li className={promotionItem}>
      <Link href={href} variant="plain">
        <Image {...image} alt="" />
        <span>{name}</span>
      </Link>
      {amount && <span data-part="amount">{amount}</span>}
      {colors.length > 0 && <ColorSwatches label={colorsLabel} colors={colors} />}
    </li>
  )
}
