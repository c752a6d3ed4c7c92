import { Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { useSite } from '../../site/use-site.js'

/** The company behind the shop with its numbers, as the law wants them on every page. */
export function CompanyLine(): ReactElement | null {
  const { t } = useLanguage()
  const company = useSite().contact?.company
  if (!company) return null
  const { legalName, vatNumber, registryNumber } = company
  return <Text size="small">{t('footer.company', { legalName, vatNumber, registryNumber })}</Text>
}
