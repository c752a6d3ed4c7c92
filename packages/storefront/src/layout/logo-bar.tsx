import { LanguageSwitcher } from '@floga/ui'
import { color, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { useLanguage } from '../lib/views/storefront-context.js'
import { useLanguageChoices } from '../site/use-language-choices.js'
import { ShopLogo } from './shop-logo.js'

const bar = css`
  @layer app {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.md};
    /* An icon has its own colours in forced colours mode. */
    @media (forced-colors: active) {
      > a img {
        forced-color-adjust: none;
        background: ${color.ground};
      }
    }
  }
`

/** The bar of pages without a menu: the logo, which leads home, and the languages. */
export function LogoBar(): ReactElement {
  const { t } = useLanguage()
  return (
    <header className={bar}>
      <ShopLogo />
      <LanguageSwitcher label={t('nav.language')} languages={useLanguageChoices()} />
    </header>
  )
}
