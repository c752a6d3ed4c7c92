import { Container, Link } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'

import { PageLoadingBar } from '../../navigation/page-loading-bar.js'
import { BareFooter } from '../../layout/footer/bare-footer.js'
import { LogoBar } from '../../layout/logo-bar.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

const frame = css`
  @layer app {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.lg};
    padding-block: ${space.md} ${space['3xl']};
  }
`

/** The layout of the cookie policy: only the text, and a link back to the website. */
export function CookiePolicyLayout({ children }: { children: ReactNode }): ReactElement {
  const { t, href } = useLanguage()
  return (
    <>
      <PageLoadingBar />
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
        <BareFooter />
      </div>
    </>
  )
}
