import { Link, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { useHasPage } from '../site/use-site.js'
import { useLanguage } from '../lib/views/storefront-context.js'

/**
 * Link to the privacy policy; next to every form that collects personal data. Nothing in a shop
 * without one.
 */
export function PrivacyNote(): ReactElement | null {
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  if (!hasPage('/privacy')) return null
  return (
    <Text size="small" tone="soft">
      {t('privacy.note')} <Link href={href('/privacy')}>{t('footer.privacy')}</Link>
    </Text>
  )
}
