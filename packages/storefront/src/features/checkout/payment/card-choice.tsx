import { instalmentPlans } from '@floga/catalogue-core'
import { useFormatters } from '@floga/i18n/react'
import { Stack, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { CheckboxField } from '../../../forms/fields/checkbox-field.js'
import { RadioField } from '../../../forms/fields/radio-field.js'
import { useSite } from '../../../site/use-site.js'
import { InstalmentPlans } from '../../../components/instalment-plans.js'
import { brandName } from '../../orders/payment-text.js'
import { useMember } from '../../members/session/use-member.js'
import type { SavedCardData } from '../../../request/api/api-types.js'
import type { Translate } from '../../../lib/create-storefront.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { NEW_CARD } from './pay-schema.js'

export interface CardChoiceProps {
  savedCards: readonly SavedCardData[]
  /** The payable total. */
  total: { amountMinor: number; currency: string }
}

/**
 * The card, the number of instalments, and whether to save it. Its number is typed only at the
 * payment provider.
 */
export function CardChoice({ savedCards, total }: CardChoiceProps): ReactElement {
  const { t } = useLanguage()
  const isMember = useMember() !== null
  const keep = isMember && <CheckboxField name="saveCard" label={t('checkout.saveCard')} />
  return (
    <Stack gap="md">
      <Text size="small">{t('checkout.cardSafe')}</Text>
      {savedCards.length > 0 ? (
        <RadioField
          name="savedCardId"
          legend={t('checkout.whichCard')}
          first={savedCards[0]?.id ?? NEW_CARD}
          options={[
            ...savedCards.map((card) => ({ value: card.id, label: cardText(card, t) })),
            { value: NEW_CARD, label: t('checkout.otherCard'), details: keep },
          ]}
        />
      ) : (
        keep
      )}
      <PartsChoice total={total} />
    </Stack>
  )
}

function PartsChoice({ total }: Pick<CardChoiceProps, 'total'>): ReactElement | null {
  const { t } = useLanguage()
  const { money } = useFormatters()
  const { settings } = useSite()
  const plans = settings?.instalments
    ? instalmentPlans(total.amountMinor, settings.instalments)
    : []
  if (plans.length === 0) return null
  return (
    <>
      <RadioField
        name="instalments"
        legend={t('checkout.parts')}
        variant="buttons"
        first="1"
        options={[
          { value: '1', label: t('checkout.partsOne') },
          ...plans.map(({ months, amountMinor }) => ({
            value: String(months),
            label: `${months} × ${money({ amountMinor, currency: total.currency })}`,
          })),
        ]}
      />
      <InstalmentPlans price={total} />
    </>
  )
}

/** A card as people know it: `Visa •••• 4242, 11/28`. */
function cardText(
  { brand, lastDigits, expiryMonth, expiryYear }: SavedCardData,
  t: Translate,
): string {
  const expiry = `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`
  return t('checkout.savedCard', { brand: brandName(brand), digits: lastDigits, expiry })
}
