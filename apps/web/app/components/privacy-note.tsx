import { Link, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../wiring/i18n/use-messages.js'

/** Link to the privacy policy; next to every form that collects personal data. */
export function PrivacyNote(): ReactElement {
  const t = useMessages()
  const href = useHref()
  return (
    <Text size="small" tone="soft">
      {t('privacy.note')} <Link href={href('/privacy')}>{t('footer.privacy')}</Link>
    </Text>
  )
}
