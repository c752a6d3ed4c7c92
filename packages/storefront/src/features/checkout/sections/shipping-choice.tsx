import { BusinessHours, Link, Stack, Text } from '@floga/ui'
import type { ReactElement } from 'react'
import { RadioField } from '../../../forms/fields/radio-field.js'
import type { CheckoutOptionsData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { CallUs } from '../form/call-us.js'
import { useDeliveryTime } from '../../cart/use-delivery-time.js'
import { useSite } from '../../../site/use-site.js'

export interface ShippingChoiceProps {
  options: CheckoutOptionsData
  value: string | null
  onValueChange: (id: string) => void
}

/** The ways to deliver that serve the place and the goods. */
export function ShippingChoice({
  options: { shippingMethods, errors },
  value,
  onValueChange,
}: ShippingChoiceProps): ReactElement {
  const { t } = useLanguage()
  const timeOf = useDeliveryTime()
  if (shippingMethods.length === 0) {
    const isHazard = errors.some(({ code }) => code === 'HAZARD_NOT_SHIPPABLE')
    return <CallUs text={t(isHazard ? 'checkout.hazard' : 'checkout.noShipping')} />
  }
  return (
    <>
      {shippingMethods.every(({ kind }) => kind === 'PICKUP') && (
        <CallUs text={t('checkout.pickupOnly')} />
      )}
      <RadioField
        name="shippingMethodId"
        legend={t('checkout.shippingMethod')}
        variant="cards"
        value={value ?? ''}
        onValueChange={onValueChange}
        options={shippingMethods.map((method) => ({
          value: method.id,
          label: method.name,
          description: [timeOf(method), method.description].filter(Boolean).join('. '),
          endContent: method.cost.amountMinor === 0 ? t('delivery.free') : method.cost.formatted,
          ...(method.kind === 'PICKUP' ? { details: <PickupLocation /> } : {}),
        }))}
      />
    </>
  )
}

/** Where and when goods are fetched; nothing while it is unknown. */
function PickupLocation(): ReactElement | null {
  const { t } = useLanguage()
  const { contact } = useSite()
  if (!contact) return null
  const { address, geoAddress, businessHours } = contact
  return (
    <Stack gap="xs">
      <Text>{address}</Text>
      {geoAddress && (
        <Text>
          <Link href={geoAddress.url} target="_blank" rel="noopener">
            {t('contact.map')} ({t('nav.newTab')})
          </Link>
        </Text>
      )}
      <BusinessHours aria-label={t('contact.hours')} items={businessHours} />
      <Text size="small" tone="soft">
        {t('checkout.pickupWait')}
      </Text>
    </Stack>
  )
}
