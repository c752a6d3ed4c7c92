import { Link, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'

/** Where one reads what becomes of what one types; stands beside every form that asks for personal data. */
export function PrivacyNote(): ReactElement {
  const t = useMessages()
  const href = useHref()
  return (
    <Text size="small" tone="soft">
      {t('privacy.note')} <Link href={href('/privacy')}>{t('footer.privacy')}</Link>
    </Text>
  )
}
