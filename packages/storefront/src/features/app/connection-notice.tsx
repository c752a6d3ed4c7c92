'use client'

import { isPassedOn } from '@floga/cart-core'
import { Button } from '@floga/ui'
import { AppNotice } from '@floga/ui/app'
import { useAtomValue } from 'jotai/react'
import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import type { ReactElement } from 'react'

import { cartErrorMessage } from '../cart/cart-error-message.js'
import { useCart } from '../cart/cart-provider.js'
import { useIsOnline } from './use-is-online.js'
import { WithMessages } from './with-messages.js'

/** Of more changes that wait, the latest are named. */
const NAMES_SHOWN = 3

/**
 * Shows that the browser is offline, which changes are pending, and that the page is a cached copy.
 */
export function ConnectionNotice({
  isSaid,
}: {
  /** Whether the page itself shows that there is no connection. */
  isSaid: boolean
}): ReactElement | null {
  const isOnline = useIsOnline()
  const waiting = useAtomValue(useCart().waitingAtom)
  const isCopy = useIsCopy()
  if (!isOnline) {
    if (isSaid && waiting.length === 0) return null
    return (
      <WithMessages namespaces={['app']}>
        {(t) => (
          <AppNotice tone="warning" title={t('app.offlineTitle')}>
            {!isSaid && <p>{t('app.offlineText')}</p>}
            {waiting.length > 0 && (
              <>
                <p>{t('app.waiting')}</p>
                <ul>
                  {waiting.slice(-NAMES_SHOWN).map(({ id, name }) => (
                    <li key={id}>{name ?? t('app.waitingOther')}</li>
                  ))}
                  {waiting.length > NAMES_SHOWN && (
                    <li>{t('app.waitingMore', { count: waiting.length - NAMES_SHOWN })}</li>
                  )}
                </ul>
              </>
            )}
          </AppNotice>
        )}
      </WithMessages>
    )
  }
  if (!isCopy) return null
  return (
    <WithMessages namespaces={['app']}>
      {(t) => (
        <AppNotice
          icon="clock"
          title={t('app.copyTitle')}
          actions={
            <Button size="small" variant="primary" onClick={() => window.location.reload()}>
              {t('app.reload')}
            </Button>
          }
        >
          <p>{t('app.copyText')}</p>
        </AppNotice>
      )}
    </WithMessages>
  )
}

/** Whether the page is the worker's copy: until the first click that leads elsewhere. */
function useIsCopy(): boolean {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  return pathname === first && document.documentElement.dataset['offline'] !== undefined
}

/** Shows the results of changes that waited for the connection. */
export function LateAnswersNotice(): ReactElement | null {
  const cart = useCart()
  const answers = useAtomValue(cart.lateAnswersAtom)
  if (answers.length === 0) return null
  const told = answers.filter(({ userError }) => userError !== null)
  const isRefused = told.some(({ userError }) => userError && !isPassedOn(userError))
  const madeCount = answers.length - told.length
  return (
    <WithMessages namespaces={['app']}>
      {(t) => (
        <AppNotice
          tone={isRefused ? 'warning' : 'info'}
          icon={isRefused ? 'warning' : 'check'}
          title={isRefused ? t('app.refusedTitle') : t('app.sentTitle')}
          closeLabel={t('cart.close')}
          onClose={cart.dismissLateAnswers}
        >
          {madeCount > 0 && <p>{t('app.sentText', { count: madeCount })}</p>}
          {told.length > 0 && (
            <ul>
              {told.map(({ name, userError }) => (
                <li key={`${name}${userError?.code}`}>
                  {t('app.refused', {
                    name: name ?? t('app.waitingOther'),
                    reason: userError ? cartErrorMessage(userError, t) : '',
                  })}
                </li>
              ))}
            </ul>
          )}
        </AppNotice>
      )}
    </WithMessages>
  )
}
