import { Breadcrumbs } from '@floga/ui'
import type { BreadcrumbItem } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { useLanguage } from '../lib/views/storefront-context.js'

const trail = css`
  @layer app {
    padding-block: ${space.sm} ${space.md};
  }
`

export interface PageBreadcrumbsProps {
  /** Pages between home and this one. */
  steps?: readonly BreadcrumbItem[]
  current: string
}

/** The way from home to this page. */
export function PageBreadcrumbs({ steps = [], current }: PageBreadcrumbsProps): ReactElement {
  const { t, href } = useLanguage()
  return (
    <Breadcrumbs
      className={trail}
      label={t('nav.breadcrumbs')}
      items={[{ label: t('nav.home'), href: href('/') }, ...steps, { label: current }]}
    />
  )
}
