import { Button, Card, Fieldset } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'

import { useMessages } from '../../wiring/i18n/use-messages.js'
import { checkoutParts } from '../values/checkout-parts.js'
import type { CheckoutPart } from '../values/checkout-parts.js'

export interface CheckoutPartCardProps {
  part: CheckoutPart
  /** Where one goes on; left out for the last part. */
  next?: CheckoutPart
  children: ReactNode
}

/** One part of the checkout. Without scripts a button checks it alone, and goes on to the next. */
export function CheckoutPartCard({ part, next, children }: CheckoutPartCardProps): ReactElement {
  const t = useMessages()
  const number = checkoutParts.indexOf(part) + 1
  return (
    <Card>
      <Fieldset id={part} legend={`${number}. ${t(`checkout.${part}`)}`}>
        {children}
        {next && (
          <noscript>
            <Button type="submit" name="intent" value={part} formNoValidate>
              {t('checkout.goOn', { part: t(`checkout.${next}`) })}
            </Button>
          </noscript>
        )}
      </Fieldset>
    </Card>
  )
}
