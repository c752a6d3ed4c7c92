import type { ReactElement } from 'react'
import { useLinkComponent } from '../../lib/link-provider.js'
import { Swatch } from '../variant-picker/swatch.js'
import { colorSwatches } from './color-swatches.styles.js'

/** An available colour of the product. */
export interface ProductColor {
  label: string
  /** A CSS colour. */
  color: string
  /** Address of the product in this colour. */
  href: string
}

/** More would hide the image; the product's page has them all. */
const MAX_SWATCHES = 4

/** Colours of a product as small links. */
export function ColorSwatches(props: {
  label: string | undefined
  colors: readonly ProductColor[]
}): ReactElement {
  const LinkComponent = useLinkComponent()
  const { label, colors } = props
  return (
    <ul className={colorSwatches} aria-label={label}>
      {colors.slice(0, MAX_SWATCHES).map((each) => (
        <li key={each.href}>
          <LinkComponent href={each.href} title={each.label} aria-label={each.label}>
            <Swatch color={each.color} />
          </LinkComponent>
        </li>
      ))}
    </ul>
  )
}
