import { Link } from '@floga/ui'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'

const labels = {
  '/products': 'footer.products',
  '/offers': 'offers.title',
  '/brands': 'brands.title',
  '/shopping-cart': 'footer.cart',
  '/contact': 'nav.contact',
  '/request': 'footer.requests',
  '/order-lookup': 'footer.lookup',
  '/withdraw': 'footer.withdraw',
  '/privacy': 'footer.privacy',
  '/cookie-policy': 'footer.cookiePolicy',
  '/terms-and-conditions': 'footer.terms',
  '/terms-of-service': 'footer.termsOfService',
  '/payment-methods': 'footer.paymentMethods',
  '/shipping-methods': 'footer.shippingMethods',
  '/accessibility': 'footer.accessibility',
} as const

/** Links to pages of the shop, under the names that every footer gives them. */
export function FooterLinks(props: {
  paths: readonly (keyof typeof labels)[]
  className?: string
}): ReactElement {
  const t = useMessages()
  const href = useHref()
  return (
    <ul className={props.className}>
      {props.paths.map((path) => (
        <li key={path}>
          <Link href={href(path)} variant="quiet">
            {t(labels[path])}
          </Link>
        </li>
      ))}
    </ul>
  )
}
