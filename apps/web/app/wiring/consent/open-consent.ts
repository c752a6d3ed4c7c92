import { promptAttributes } from '@floga/consent'
import { createConsent } from '@floga/consent/atoms'
import type { Consent } from '@floga/consent/atoms'

import { tenant } from '#tenant/tenant.js'
import { perStore } from '../browser/per-store.js'
import { storedKeys } from '../browser/stored-keys.js'

declare global {
  interface Navigator {
    /** @see https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean
  }
}

/** Opens the visitor's consent in the browser: pages come without it, so that all visitors share them. */
export const openConsent = perStore((store): Consent => {
  const consent = createConsent({
    ...tenant.cookies,
    store,
    document,
    name: storedKeys.consent,
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
