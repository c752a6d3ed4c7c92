'use client'

import {
  countSeenPages,
  createInstallAtoms,
  hasHomeScreenMenu,
  readDisplayMode,
} from '@floga/pwa/browser'
import type { InstallAtoms } from '@floga/pwa/browser'
import { createLocalStorage } from '@floga/browser-storage'
import { Button } from '@floga/ui'
import { AppNotice } from '@floga/ui/app'
import { useLocation } from '@remix-run/react'
import { useAtomValue, useSetAtom } from 'jotai/react'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { storedKeysOf } from '../../request/browser/stored-keys.js'
import { capturedInstallPrompt } from './captured-install-prompt.js'
import { WithMessages } from './with-messages.js'
import { useStorefront } from '../../lib/views/storefront-context.js'
import type { Storefront } from '../../lib/create-storefront.js'

/** After this many pages the visitor is considered interested. */
const PAGES_SEEN = 3

let atoms: InstallAtoms | null = null

/** State of the install prompt; one per page. Null where no prompt was captured. */
function installAtoms(shop: Storefront): InstallAtoms | null {
  const captured = capturedInstallPrompt()
  if (!captured) return null
  // Safari's property has no type.
  const ownNavigator = navigator as { standalone?: boolean }
  atoms ??= createInstallAtoms({
    captured,
    storage: createLocalStorage(window, storedKeysOf(shop).install),
    displayMode: readDisplayMode({
      document,
      matchMedia: (query) => window.matchMedia(query),
      navigator: ownNavigator,
    }),
    isAddedByMenu: hasHomeScreenMenu({ navigator: ownNavigator }),
  })
  return atoms
}

/** Offers installation to interested visitors, and not again soon. */
export function InstallNotice({ isQuiet }: { isQuiet: boolean }): ReactElement | null {
  const shop = useStorefront()
  const known = shop.app ? installAtoms(shop) : null
  const hasLookedAround = useHasLookedAround()
  return known && isQuiet && hasLookedAround ? <Offer atoms={known} /> : null
}

function Offer({ atoms: known }: { atoms: InstallAtoms }): ReactElement | null {
  const { name, app } = useStorefront()
  const offer = useAtomValue(known.offerAtom)
  const install = useSetAtom(known.installAtom)
  const dismiss = useSetAtom(known.dismissAtom)
  if (!offer) return null
  return (
    <WithMessages namespaces={['app']}>
      {(t) => (
        <AppNotice
          image="/icons/icon-96.png"
          title={t('app.installTitle', { name: app?.shortName ?? name })}
          actions={
            <>
              {offer === 'prompt' && (
                <Button size="small" variant="primary" onClick={() => void install()}>
                  {t('app.install')}
                </Button>
              )}
              <Button size="small" onClick={dismiss}>
                {t('app.notNow')}
              </Button>
            </>
          }
        >
          <p>{t('app.installText')}</p>
          {offer === 'instructions' && <p>{t('app.installByMenu')}</p>}
        </AppNotice>
      )}
    </WithMessages>
  )
}

/** Counted again with each opened page. */
function useHasLookedAround(): boolean {
  const { key } = useLocation()
  const { id } = useStorefront()
  const [hasLooked, setLooked] = useState(false)
  useEffect(() => {
    if (hasLooked || !('caches' in window)) return
    countSeenPages(caches, id)
      .then((count) => setLooked(count >= PAGES_SEEN))
      .catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- counted again with each page
  }, [id, key, hasLooked])
  return hasLooked
}
