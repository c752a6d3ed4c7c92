import { Link, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import type { ShopRegister } from '../../lib/shop-credentials.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import { useSite } from '../../site/use-site.js'

/**
 * The company behind the shop with its numbers, as the law wants them on every page, and the
 * registers that it is in.
 */
export function CompanyLine(): ReactElement | null {
  const { t } = useLanguage()
  const { registers } = useStorefront()
  const company = useSite().contact?.company
  if (!company && registers.length === 0) return null
  return (
    <Text size="small">
      {company &&
        t('footer.company', {
          legalName: company.legalName,
          vatNumber: company.vatNumber,
          registryNumber: company.registryNumber,
        })}
      {registers.map((register) => (
        <ShopRegisterEntry key={register.number} {...register} />
      ))}
    </Text>
  )
}

function ShopRegisterEntry({ name, number, url }: ShopRegister): ReactElement {
  const { code } = useLanguage()
  const text = `${name[code] ?? ''} ${number}`
  return (
    <>
      {' · '}
      {url ? <Link href={url}>{text}</Link> : text}
    </>
  )
}
