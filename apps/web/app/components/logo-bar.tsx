import { LanguageSwitcher, Link } from '@floga/ui'
import { color, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { tenant } from '#tenant/tenant.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { useLanguageChoices } from '@floga/storefront'

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
  const t = useMessages()
  const href = useHref()
  return (
    <header className={bar}>
      <Link href={href('/')} variant="plain" aria-label={`${tenant.name}, ${t('nav.home')}`}>
        <img src={`/assets/${tenant.id}/brand/logo.svg`} alt="" width="120" height="43" />
      </Link>
      <LanguageSwitcher label={t('nav.language')} languages={useLanguageChoices()} />
    </header>
  )
}
