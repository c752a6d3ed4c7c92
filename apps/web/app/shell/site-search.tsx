import { SearchField } from '@floga/ui'
import { useLocation, useNavigate } from '@remix-run/react'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../wiring/use-language.js'

/** The shop's search: a plain form to the list of products. */
export function SiteSearch({ className }: { className?: string | undefined }): ReactElement {
  const t = useMessages()
  const href = useHref()
  const navigate = useNavigate()
  const { search } = useLocation()
  const term = new URLSearchParams(search).get('search') ?? ''
  const action = href('/products')
  return (
    <SearchField
      key={term}
      className={className}
      action={action}
      label={t('products.searchLabel')}
      submitLabel={t('products.searchAction')}
      examples={[t('search.kit'), t('search.multivalve'), t('search.tank'), t('search.filter')]}
      defaultValue={term}
      onSearch={(wanted) => navigate(`${action}?search=${encodeURIComponent(wanted)}`)}
    />
  )
}
