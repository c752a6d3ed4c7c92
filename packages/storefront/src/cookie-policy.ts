export { cookiePolicyHandle, CookiePolicyPage } from './features/consent/cookie-policy.js'
