import { Heading, Icon, Image } from '@floga/ui'
import { color, media, radius, size, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement, ReactNode } from 'react'

import { namedImage } from '../../../components/images/named-image.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
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
    /* The only button of the page. */
    form [data-part='actions'] > button {
      flex: 1;
    }
    > [data-part='picture'] {
      display: none;
    }
    ${media.lg} {
      &[data-picture] {
        grid-template-columns: minmax(0, 10fr) minmax(0, 6fr);
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
        gap: ${space.xl};
        align-content: center;
        block-size: 100vh;
        padding: ${space['2xl']};
        overflow: hidden;
        background: ${color.primarySoft};
      }
      > [data-part='picture'] li {
        display: flex;
        gap: ${space.sm};
        padding-block: ${space.xs};
      }
      > [data-part='picture'] li > svg {
        flex: none;
        margin-block-start: 0.1em;
        color: ${color.primaryText};
      }
      > [data-part='picture'] img {
        inline-size: min(100%, 30rem);
        max-block-size: 46vh;
        object-fit: contain;
        border-radius: ${radius.image};
      }
    }
  }
`

/**
 * The layout of the auth pages: logo and form, and on large screens an image next to them with what
 * an account is for.
 */
export function AuthLayout({ children }: { children: ReactNode }): ReactElement {
  const shop = useStorefront()
  const { auth } = shop.images
  const { t } = useLanguage()
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
        <aside data-part="picture" aria-labelledby="account-reasons">
          <div>
            <Heading level={2} size={3} id="account-reasons">
              {t('auth.reasons')}
            </Heading>
            <ul>
              {(['orders', 'addresses', 'cart'] as const).map((reason) => (
                <li key={reason}>
                  <Icon name="check" />
                  {t(`auth.reason.${reason}`)}
                </li>
              ))}
            </ul>
          </div>
          <Image
            {...namedImage(shop, auth, { sizes: '(min-width: 992px) 30vw, 1px', aspect: 4 / 3 })}
            fit="bare"
          />
        </aside>
      )}
    </div>
  )
}
