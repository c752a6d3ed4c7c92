import { Container, Link, LoadingBar, useLoadingBar } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'

import { usePendingNavigation } from '../shell/links/pending-navigation.js'
import { LogoBar } from '../shell/page/logo-bar.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'

const frame = css`
  @layer app {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.lg};
    padding-block: ${space.md} ${space['3xl']};
  }
`

/** The frame of the cookie policy: nothing but the text, and the way back to the website. */
export function CookiePolicyLayout({ children }: { children: ReactNode }): ReactElement {
  const t = useMessages()
  const href = useHref()
  const phase = useLoadingBar({ isBusy: usePendingNavigation() })
  return (
    <>
      <LoadingBar phase={phase} label={t('loading.started')} failedLabel={t('loading.failed')} />
      <div className={frame}>
        <Container width="narrow">
          <LogoBar />
        </Container>
        <main id="content" tabIndex={-1}>
          <Container width="narrow">
            <Link href={href('/')}>{t('content.backToWebsite')}</Link>
          </Container>
          {children}
        </main>
      </div>
    </>
  )
}
