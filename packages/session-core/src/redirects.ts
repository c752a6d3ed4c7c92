export { createRedirectRules, type RedirectRules } from './lib/redirects/redirect-rules.js'
export type {
  PageDecision,
  PageVisit,
  RedirectRulesOptions,
} from './lib/redirects/redirect-rules.js'
export { parseReturnPath, parseSitePath, type AuthArea } from './lib/redirects/return-path.js'
