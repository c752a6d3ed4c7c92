export {
  createConsent,
  type Consent,
  type ConsentOptions,
  type ConsentState,
  type TrackingProvider,
} from './lib/create-consent.js'
