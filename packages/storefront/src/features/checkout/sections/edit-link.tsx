import { Link } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import type { CheckoutSection } from '../values/checkout-sections.js'

export interface EditLinkProps {
  section: CheckoutSection
  /** Something is left to do in it. @default false */
  isMissing?: boolean
}

/** Leads to a part, which opens. */
export function EditLink({ section, isMissing = false }: EditLinkProps): ReactElement {
  const { t } = useLanguage()
  const label = t(isMissing ? 'checkout.fillIn' : 'checkout.edit')
  return (
    <Link href={`#${section}`} aria-label={`${label}: ${t(`checkout.${section}`)}`}>
      {label}
    </Link>
  )
}
