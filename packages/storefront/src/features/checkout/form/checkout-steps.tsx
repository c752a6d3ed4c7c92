import { Steps } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { checkoutSections } from '../values/checkout-sections.js'
import type { CheckoutSection } from '../values/checkout-sections.js'

/** Progress of the checkout: completed and next steps. */
export function CheckoutSteps({ current }: { current: CheckoutSection }): ReactElement {
  const { t } = useLanguage()
  const at = checkoutSections.indexOf(current)
  return (
    <Steps
      label={t('checkout.steps')}
      doneLabel={t('checkout.stepDone')}
      items={checkoutSections.map((section, index) => ({
        label: t(`checkout.${section}`),
        state: index < at ? 'done' : index === at ? 'current' : 'upcoming',
        href: `#${section}`,
      }))}
    />
  )
}
