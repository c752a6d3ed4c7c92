import { Image } from '@floga/ui'
import { color, media, size, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'

import { namedImage } from '../../../components/images/named-image.js'
import { useStorefront } from '../../../lib/views/storefront-context.js'
import { BareFooter } from '../../../layout/footer/bare-footer.js'
import { LogoBar } from '../../../layout/logo-bar.js'
import { PageLoadingBar } from '../../../navigation/page-loading-bar.js'

const frame = css`
  @layer app {
    display: grid;
    min-block-size: 100vh;
    min-block-size: 100dvh;

    > [data-part='side'] {
      display: flex;
      flex-direction: column;
      gap: ${space.xl};
      min-inline-size: 0;
      padding: ${space.md} ${size.edge} ${space['2xl']};
    }
    main {
      inline-size: 100%;
      max-inline-size: 28rem;
      margin-inline: auto;
    }
    > [data-part='picture'] {
      display: none;
    }
    ${media.lg} {
      &[data-picture] {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      }
      main {
        margin-block: auto;
      }
      > [data-part='side'] {
        padding: ${space.lg} ${space['2xl']} ${space['2xl']};
      }
      > [data-part='picture'] {
        position: sticky;
        inset-block-start: 0;
        display: grid;
        place-items: center;
        block-size: 100vh;
        padding: ${space['2xl']};
        overflow: hidden;
        background: ${color.groundSoft};
      }
      > [data-part='picture'] img {
        inline-size: min(100%, 46rem);
        max-block-size: 80vh;
        object-fit: contain;
      }
    }
  }
`

/** The layout of the auth pages: logo and form, and on large screens an image next to them. */
export function AuthLayout({ children }: { children: ReactNode }): ReactElement {
  const shop = useStorefront()
  const { auth } = shop.images
  return (
    <div className={frame} data-picture={auth ? '' : undefined}>
      <PageLoadingBar />
      <div data-part="side">
        <LogoBar />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <BareFooter />
      </div>
      {auth && (
        <div data-part="picture" aria-hidden="true">
          <Image {...namedImage(shop, auth, { sizes: '(min-width: 992px) 42vw, 1px' })} />
        </div>
      )}
    </div>
  )
}
