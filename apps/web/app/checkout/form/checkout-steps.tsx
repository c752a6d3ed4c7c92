import { Steps } from '@floga/ui'
import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/i18n/use-messages.js'
import { checkoutParts } from '../values/checkout-parts.js'
import type { CheckoutPart } from '../values/checkout-parts.js'

/** How far the checkout has come: what is filled in, and what comes next. */
export function CheckoutSteps({ current }: { current: CheckoutPart }): ReactElement {
  const t = useMessages()
  const at = checkoutParts.indexOf(current)
  return (
    <Steps
      label={t('checkout.steps')}
      doneLabel={t('checkout.stepDone')}
      items={checkoutParts.map((part, index) => ({
        label: t(`checkout.${part}`),
        state: index < at ? 'done' : index === at ? 'current' : 'upcoming',
        href: `#${part}`,
      }))}
    />
  )
}
