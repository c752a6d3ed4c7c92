export { meta } from '../../request/seo/route-meta.js'
export { cookiePolicyHandle as handle, CookiePolicyPage as default } from './cookie-policy.js'
export { loadCookiePolicy as loader } from './load-cookie-policy.server.js'
