import { Breadcrumbs } from '@floga/ui'
import type { BreadcrumbItem } from '@floga/ui'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../wiring/use-language.js'

export interface PageTrailProps {
  /** Pages between home and this one. */
  steps?: readonly BreadcrumbItem[]
  current: string
}

/** The way from home to this page. */
export function PageTrail({ steps = [], current }: PageTrailProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  return (
    <Breadcrumbs
      label={t('nav.breadcrumbs')}
      items={[{ label: t('nav.home'), href: href('/') }, ...steps, { label: current }]}
    />
  )
}
