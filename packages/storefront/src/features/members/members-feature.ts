import type { StorefrontFeature } from '../storefront-feature.js'

/** Accounts of customers: login, registration, and the pages of the browser's session. */
export const membersFeature: StorefrontFeature = {
  needs: 'MEMBERS',
  paths: { personal: ['/session'] },
  routes: [
    {
      id: 'members/renew-session',
      path: 'session/renew',
      file: 'features/members/session/renew-session.ts',
      isLocalized: false,
    },
    {
      id: 'members/end-session',
      path: 'session/end',
      file: 'features/members/session/end-session.ts',
      isLocalized: false,
    },
    {
      id: 'members/session-user',
      path: 'session/user',
      file: 'features/members/session/session-user.ts',
      isLocalized: false,
    },
  ],
}
