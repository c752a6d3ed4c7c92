import { createRedirectRules } from '@floga/session-core/redirects'

const rules = createRedirectRules({ localePrefixes: ['/en'] })
const visit = { path: '/en/orders?page=2', isOptedOut: false, isSignedIn: false, savedPath: null }

console.log(rules.decide(visit)) // navigate to '/en/auth/login', returnTo '/en/orders?page=2'
console.log(rules.afterLogin('//elsewhere.example', '/en/auth/login')) // '/en'
