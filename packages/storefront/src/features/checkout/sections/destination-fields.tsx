import { useFormatters } from '@floga/i18n/react'
import { Button, Link, Alert, OrderSummary, Text } from '@floga/ui'
import { useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { totalsRows } from '../../cart/totals-rows.js'
import { LegalGuarantee } from '../../../components/legal-guarantee.js'
import type { GuaranteeNotice } from '../../content/load-guarantee.server.js'
import { CheckboxField } from '../../../forms/fields/checkbox-field.js'
import { PrivacyNote } from '../../../components/privacy-note.js'
import type { CheckoutReviewData } from '../../../request/api/api-types.js'
import { useHasPage } from '../../../site/use-site.js'
import type { Translate } from '../../../lib/create-storefront.js'
import { placeButton } from '../form/checkout-form.styles.js'

export interface DestinationFieldsProps {
  /** The payable totals. */
  totals: CheckoutReviewData['totals']
  /** Nothing is left to fill in before it. */
  isNext: boolean
  isPlacing: boolean
  isOffline: boolean
}

/** The terms, and the button that obliges to pay. */
export function DestinationFields({
  totals,
  isNext,
  isPlacing,
  isOffline,
}: DestinationFieldsProps): ReactElement {
  const { t, href } = useLanguage()
  const { money } = useFormatters()
  const hasPage = useHasPage()
  const sums = totalsRows(totals, t, money)
  // Of the checkout's page: it does not change with what is typed.
  const { guarantee } = useLoaderData<{ guarantee: GuaranteeNotice | null }>()
  return (
    <>
      {guarantee && <LegalGuarantee {...guarantee} />}
      <CheckboxField name="terms" label={t('checkout.terms')} />
      {hasPage('/terms-and-conditions') && (
        <p>
          <Link href={href('/terms-and-conditions')} target="_blank">
            {t('checkout.termsLink')} ({t('nav.newTab')})
          </Link>
        </p>
      )}
      <PrivacyNote />
      {isOffline && (
        <Alert tone="warning" role="alert">
          {t('checkout.offline')}
        </Alert>
      )}
      <OrderSummary rows={sums.filter(({ kind }) => kind === 'total' || kind === 'note')} />
      <Button
        type="submit"
        name="intent"
        value="place"
        className={placeButton}
        variant={isNext ? 'primary' : 'secondary'}
        size="large"
        isWide
        isBusy={isPlacing || isOffline}
      >
        {isPlacing ? t('checkout.placing') : t('checkout.place')}
      </Button>
      <Text size="small" tone="soft">
        {obligationText(totals, t)}
      </Text>
    </>
  )
}

/**
 * The legal notice of the order button. Exports, and companies that account for the VAT themselves,
 * pay none here.
 */
export function obligationText(
  { vatTreatment, grand }: Pick<DestinationFieldsProps['totals'], 'vatTreatment' | 'grand'>,
  t: Translate,
): string {
  const isWithoutVat = vatTreatment === 'EXPORT' || vatTreatment === 'REVERSE_CHARGE'
  return t(isWithoutVat ? 'checkout.placeTextWithoutVat' : 'checkout.placeText', {
    amount: grand.formatted,
  })
}
