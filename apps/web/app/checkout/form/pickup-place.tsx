import { BusinessHours, Link, Stack, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { useSite } from '../../shell/page/use-site.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'

/** Where and when goods are fetched; nothing while it is unknown. */
export function PickupPlace(): ReactElement | null {
  const t = useMessages()
  const { contact } = useSite()
  if (!contact) return null
  const { address, geoAddress, businessHours } = contact
  return (
    <Stack gap="xs">
      <Text>{address}</Text>
      {geoAddress && (
        <Text>
          <Link href={geoAddress.url} target="_blank" rel="noopener">
            {t('contact.map')}
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
