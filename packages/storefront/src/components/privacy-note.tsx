import { Link, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../lib/views/storefront-context.js'

/** Link to the privacy policy; next to every form that collects personal data. */
export function PrivacyNote(): ReactElement {
  const { t, href } = useLanguage()
  return (
    <Text size="small" tone="soft">
      {t('privacy.note')} <Link href={href('/privacy')}>{t('footer.privacy')}</Link>
    </Text>
  )
}
