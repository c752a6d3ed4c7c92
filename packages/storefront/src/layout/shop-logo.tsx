import { Link } from '@floga/ui'
import { css } from '@linaria/core'
import { space, type } from '@floga/ui/tokens'
import type { ReactElement } from 'react'

import { useLanguage, useStorefront } from '../lib/views/storefront-context.js'

const named = css`
  @layer app {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    font-family: ${type.title};
    font-size: 1.5rem;
    font-weight: 600;
  }
`

/** The logo, which leads home: the shop's image of its name, or its mark with its name. */
export function ShopLogo(): ReactElement {
  const { t, href } = useLanguage()
  const { name, mark, logo } = useStorefront()
  return (
    <Link href={href('/')} variant="plain" aria-label={`${name}, ${t('nav.home')}`}>
      {logo ? (
        <img src={logo.src} alt="" width={logo.width} height={logo.height} />
      ) : (
        <span className={named}>
          <img src={mark} alt="" width="36" height="36" />
          {name}
        </span>
      )}
    </Link>
  )
}
