import { countSeenPages, createInstallAtoms, readDisplayMode } from '@floga/pwa/browser'
import type { InstallAtoms } from '@floga/pwa/browser'
import { createLocalStorage } from '@floga/browser-storage'
import { Button } from '@floga/ui'
import { AppNotice } from '@floga/ui/app'
import { useLocation } from '@remix-run/react'
import { useAtomValue, useSetAtom } from 'jotai/react'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { tenant } from '#tenant/tenant.js'
import { storedKeys } from '../wiring/browser/stored-keys.js'
import { capturedInstallPrompt } from './captured-install-prompt.js'
import { WithWords } from './with-words.js'

/** Whoever has seen this many pages has come for more than one look. */
const PAGES_SEEN = 3

let atoms: InstallAtoms | null = null

/** What the shop knows of being installed; one for the page. Null where nothing was captured. */
function installAtoms(): InstallAtoms | null {
  const captured = capturedInstallPrompt()
  if (!captured) return null
  atoms ??= createInstallAtoms({
    captured,
    storage: createLocalStorage(window, storedKeys.install),
    displayMode: readDisplayMode({
      document,
      matchMedia: (query) => window.matchMedia(query),
      // Safari's own word is in no type.
      navigator: navigator as { standalone?: boolean },
    }),
  })
  return atoms
}

/** Offers once to install the shop, to whoever looks around. */
export function InstallNotice({ isQuiet }: { isQuiet: boolean }): ReactElement | null {
  const known = installAtoms()
  const hasLookedAround = useHasLookedAround()
  return known && isQuiet && hasLookedAround ? <Offer atoms={known} /> : null
}

function Offer({ atoms: known }: { atoms: InstallAtoms }): ReactElement | null {
  const isOfferable = useAtomValue(known.isOfferableAtom)
  const install = useSetAtom(known.installAtom)
  const dismiss = useSetAtom(known.dismissAtom)
  if (!isOfferable) return null
  return (
    <WithWords words={['app']}>
      {(t) => (
        <AppNotice
          image="/icons/icon-96.png"
          title={t('app.installTitle', { name: tenant.app.shortName })}
          actions={
            <>
              <Button size="small" variant="primary" onClick={() => void install()}>
                {t('app.install')}
              </Button>
              <Button size="small" onClick={dismiss}>
                {t('app.notNow')}
              </Button>
            </>
          }
        >
          <p>{t('app.installText')}</p>
        </AppNotice>
      )}
    </WithWords>
  )
}

/** Counted anew with each page that is opened. */
function useHasLookedAround(): boolean {
  const { key } = useLocation()
  const [hasLooked, setLooked] = useState(false)
  useEffect(() => {
    if (hasLooked || !('caches' in window)) return
    countSeenPages(caches, tenant.id)
      .then((count) => setLooked(count >= PAGES_SEEN))
      .catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- counted anew with each page
  }, [key, hasLooked])
  return hasLooked
}
