'use client'

import { Button } from '@floga/ui'
import { AppNotice, AppNotices as Notices } from '@floga/ui/app'
import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import type { ReactElement } from 'react'

import { useStorefront } from '../../lib/views/storefront-context.js'
import { ConnectionNotice, LateAnswersNotice } from './connection-notice.js'
import { InstallNotice } from './install-notice.js'
import { useHasCookieQuestion } from './use-has-cookie-question.js'
import { useIsOnline } from './use-is-online.js'
import { useServiceWorker } from './use-service-worker.js'
import { useWebVitals } from '../visits/use-web-vitals.js'
import { WithMessages } from './with-messages.js'

/** No notices while the visitor pays, or logs in to pay. */
const busyPaths = /^\/(checkout|auth|receipt)(\/|$)/

export interface AppNoticesProps {
  /** Name of the route that the visit began with. */
  begunRoute: string
}

/** The PWA features of the page: its service worker, and notices. */
export function AppNotices({ begunRoute }: AppNoticesProps): ReactElement | null {
  useWebVitals(begunRoute)
  const { worker, hasUpdate } = useServiceWorker()
  const [isUpdateLater, setUpdateLater] = useState(false)
  const { path } = useStorefront().locales.parsePath(useLocation().pathname)
  const isOnline = useIsOnline()
  // One question after the other.
  const isAsked = useHasCookieQuestion()
  if (busyPaths.test(path)) return null
  const isUpdateShown = worker !== null && hasUpdate && !isUpdateLater && !isAsked && isOnline
  return (
    <Notices>
      <LateAnswersNotice />
      <ConnectionNotice isSaid={path === '/offline'} />
      {isUpdateShown && (
        <WithMessages namespaces={['app']}>
          {(t) => (
            <AppNotice
              title={t('app.updateTitle')}
              closeLabel={t('app.notNow')}
              onClose={() => setUpdateLater(true)}
              actions={
                <Button size="small" variant="primary" onClick={() => worker.update()}>
                  {t('app.update')}
                </Button>
              }
            >
              <p>{t('app.updateText')}</p>
            </AppNotice>
          )}
        </WithMessages>
      )}
      {!isUpdateShown && !isAsked && <InstallNotice isQuiet={path !== '/shopping-cart'} />}
    </Notices>
  )
}
