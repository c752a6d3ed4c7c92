import { Link } from '@floga/ui'
import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/i18n/use-messages.js'
import type { CheckoutPart } from '../values/checkout-parts.js'

export interface EditLinkProps {
  part: CheckoutPart
  /** Something is left to do in it. @default false */
  isMissing?: boolean
}

/** Leads to a part, which opens. */
export function EditLink({ part, isMissing = false }: EditLinkProps): ReactElement {
  const t = useMessages()
  const words = t(isMissing ? 'checkout.fillIn' : 'checkout.edit')
  return (
    <Link href={`#${part}`} aria-label={`${words}: ${t(`checkout.${part}`)}`}>
      {words}
    </Link>
  )
}
