import { LoadingBar, useLoadingBar } from '@floga/ui'
import { useNavigation, useNavigationType, useRouteError } from '@remix-run/react'
import type { ReactElement } from 'react'

import { useLanguage } from '../lib/views/storefront-context.js'

/** The loading bar of navigations; red on the error page that one has ended at. */
export function PageLoadingBar(): ReactElement {
  const { t } = useLanguage()
  const isBusy = useNavigation().state !== 'idle'
  // An error page that is opened as a document is no failed navigation.
  const isFollowed = useNavigationType() !== 'POP'
  const hasFailed = (useRouteError() ?? null) !== null && isFollowed
  const phase = useLoadingBar({ isBusy, hasFailed })
  return <LoadingBar phase={phase} label={t('loading.started')} failedLabel={t('loading.failed')} />
}
