import { Heading, Icon, Image } from '@floga/ui'
import type { ImageAsset } from '@floga/ui'
import { color, media, size, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { useMatches } from '@remix-run/react'
import type { ReactElement, ReactNode } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { BareFooter } from '../../../layout/footer/bare-footer.js'
import { LogoBar } from '../../../layout/logo-bar.js'
import { PageLoadingBar } from '../../../navigation/page-loading-bar.js'

const frame = css`
  @layer app {
    display: grid;
    grid-template-rows: 1fr auto;
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
    > footer {
      grid-column: 1 / -1;
      margin-block-start: 0;
    }
    ${media.md} {
      &[data-picture] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      main {
        margin-block: auto;
      }
      > [data-part='picture'] {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
        background: ${color.primarySoft};
      }
      /* The image takes the height that the form leaves, and adds none. */
      > [data-part='picture'] > picture {
        position: relative;
        min-block-size: 16rem;
      }
      > [data-part='picture'] img {
        position: absolute;
        inset: 0;
        /* A scene has its goods in the right half, whose cut is seen at once. */
        object-position: right;
      }
      > [data-part='picture'] > div {
        padding: ${space.xl};
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
    }
    ${media.lg} {
      > [data-part='side'] {
        padding: ${space.lg} ${space['2xl']} ${space['2xl']};
      }
    }
  }
`

/**
 * The layout of the auth pages: logo and form, and from tablets on an image next to them with what
 * an account is for.
 */
export function AuthLayout({ children }: { children: ReactNode }): ReactElement {
  const scene = useScene()
  const { t } = useLanguage()
  return (
    <div className={frame} data-picture={scene ? '' : undefined}>
      <PageLoadingBar />
      <div data-part="side">
        <LogoBar />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      {scene && (
        <aside data-part="picture" aria-labelledby="account-reasons">
          <Image {...scene} fit="cover" />
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
        </aside>
      )}
      <BareFooter />
    </div>
  )
}

/** The scene in the loader data of the page, which an error page lacks. */
function useScene(): ImageAsset | null {
  const data = useMatches().at(-1)?.data as { scene?: ImageAsset | null } | undefined
  return data?.scene ?? null
}
