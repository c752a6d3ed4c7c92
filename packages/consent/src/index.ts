export {
  currentChoice,
  parseChoice,
  readConsent,
  toConsentCookie,
  type ConsentChoice,
  type ConsentCookieOptions,
  type ConsentRecord,
  type ConsentTerms,
} from './lib/consent-record.js'
export {
  consentScript,
  consentStyles,
  promptAttributes,
  type ConsentPrompt,
  type ConsentScriptOptions,
} from './lib/consent-script.js'
