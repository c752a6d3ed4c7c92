import { promptAttributes } from '@floga/consent'
import { createConsent } from '@floga/consent/atoms'
import type { Consent } from '@floga/consent/atoms'

import { perStore } from '../../lib/browser/per-store.js'
import { storedKeysOf } from '../../request/browser/stored-keys.js'
import type { StoredNamesShop } from '../../request/browser/stored-keys.js'

declare global {
  interface Navigator {
    /** @see https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean
  }
}

/**
 * Opens the visitor's consent in the browser: pages come without it, so that all visitors share
 * them.
 */
export const openConsent = perStore((store, shop: StoredNamesShop): Consent => {
  const consent = createConsent({
    ...shop.cookies,
    store,
    document,
    name: storedKeysOf(shop).consent,
    isSecure: location.protocol === 'https:',
    isOptedOut: navigator.globalPrivacyControl === true,
  })
  store.sub(consent.stateAtom, () => {
    const { prompt } = store.get(consent.stateAtom)
    for (const [name, attribute] of Object.entries(promptAttributes)) {
      document.documentElement.toggleAttribute(attribute, name === prompt)
    }
  })
  return consent
})
