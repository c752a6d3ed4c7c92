import type { ReactElement } from 'react'
import { Link } from '../link/link.js'
import { Picture } from '../picture/picture.js'
import type { PictureData } from '../picture/picture.js'
import { ColorSpots } from '../product-card/color-spots.js'
import type { ProductColor } from '../product-card/color-spots.js'
import { promotionItem } from './promotion-card.styles.js'

/** A product of a promotion, in one line. */
export interface PromotionItemData {
  href: string
  name: string
  picture: PictureData
  /** Formatted price, with its 'from' where variants differ. */
  amount?: string
  /** Colours that it comes in, each a link of its own. */
  colors?: readonly ProductColor[]
  /** Names the list of colours. */
  colorsLabel?: string
}

/** A small picture, name and price, and the colours under them. */
export function PromotionItem(props: PromotionItemData): ReactElement {
  const { href, name, picture, amount, colors = [], colorsLabel } = props
  return (
    <li className={promotionItem}>
      <Link href={href} variant="plain">
        <Picture {...picture} alt="" />
        <span>{name}</span>
      </Link>
      {amount && <span data-part="amount">{amount}</span>}
      {colors.length > 0 && <ColorSpots label={colorsLabel} colors={colors} />}
    </li>
  )
}
