import { Link } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { FooterPage } from '../../lib/create-storefront.js'
import { useHasPage, useSite } from '../../site/use-site.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

const labels = {
  '/products': 'footer.products',
  '/offers': 'offers.title',
  '/brands': 'brands.title',
  '/shopping-cart': 'footer.cart',
  '/contact': 'nav.contact',
  '/request': 'footer.requests',
  '/order-lookup': 'footer.lookup',
  '/withdraw': 'footer.withdraw',
  '/withdrawal-form': 'footer.withdrawalForm',
  '/legal-guarantee': 'footer.legalGuarantee',
  '/privacy': 'footer.privacy',
  '/cookie-policy': 'footer.cookiePolicy',
  '/cookie-policy#choice': null,
  '/terms-and-conditions': 'footer.terms',
  '/terms-of-service': 'footer.termsOfService',
  '/payment-methods': 'footer.paymentMethods',
  '/shipping-methods': 'footer.shippingMethods',
  '/accessibility': 'footer.accessibility',
} as const satisfies Record<FooterPage, string | null>

/** Class of links in one line. */
export const linkRow = css`
  @layer app {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: 0 ${space.lg};

    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }
`

/** Links to pages of the shop, with the labels that every footer uses. */
export function FooterLinks(props: {
  paths: readonly FooterPage[]
  className?: string
}): ReactElement {
  const { t, href } = useLanguage()
  const { cookies } = useSite()
  const hasPage = useHasPage()
  // Without a provider there is nothing to choose.
  const paths = props.paths.filter(
    (path) => hasPage(path) && (path !== '/cookie-policy#choice' || cookies),
  )
  return (
    <ul className={props.className}>
      {paths.map((path) => {
        const label = labels[path]
        return (
          <li key={path}>
            <Link href={href(path)} variant="quiet">
              {label === null ? cookies?.settings : t(label)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
