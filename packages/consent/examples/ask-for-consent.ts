import { consentScript, readConsent, currentChoice } from '@floga/consent'
import { createConsent } from '@floga/consent/atoms'
import { createStore } from 'jotai/vanilla'

const version = '2026-11'

/** Goes in the head of every page, so that the prompt is decided before the first paint. */
export const headScript = consentScript({ version })

/** On the server, or wherever request headers are available. */
export function mayMeasure(headers: Headers): boolean {
  const isOptedOut = headers.get('sec-gpc') === '1'
  return currentChoice(readConsent(headers.get('cookie')), { version, isOptedOut }) === 'all'
}

const store = createStore()
const consent = createConsent({
  store,
  document,
  version,
  isSecure: location.protocol === 'https:',
  beforeChoice: 'disabled',
})
consent.register({
  name: 'counter',
  enable: () => console.log('fetch the script of the provider'),
  disable: () => console.log('stop it, and delete its cookies'),
  recordPage: () => console.log(document.title),
})
consent.choose('all')
console.log(store.get(consent.stateAtom).active) // ['counter']
