import type { StorefrontFeature } from '../storefront-feature.js'

/** Accounts of customers: registration, login, their data, and the browser's session. */
export const membersFeature: StorefrontFeature = {
  needs: 'MEMBERS',
  paths: { personal: ['/account', '/auth', '/session'] },
  routes: [
    {
      id: 'members/account',
      path: 'account',
      file: 'features/members/account/account-page.tsx',
    },
    {
      id: 'members/account-data',
      path: 'account/data',
      file: 'features/members/account/account-data.ts',
    },
    {
      id: 'members/confirm-email',
      path: 'account/confirm-email',
      file: 'features/members/account/confirm-email-page.tsx',
    },
    {
      id: 'members/login',
      path: 'auth/login',
      file: 'features/members/auth/login-page.tsx',
    },
    {
      id: 'members/logout',
      path: 'auth/logout',
      file: 'features/members/auth/logout.ts',
    },
    {
      id: 'members/register',
      path: 'auth/register',
      file: 'features/members/auth/register-page.tsx',
    },
    {
      id: 'members/confirm',
      path: 'auth/confirm',
      file: 'features/members/auth/confirm-page.tsx',
    },
    {
      id: 'members/forgot-password',
      path: 'auth/forgot-password',
      file: 'features/members/auth/forgot-password-page.tsx',
    },
    {
      id: 'members/reset-password',
      path: 'auth/reset-password',
      file: 'features/members/auth/reset-password-page.tsx',
    },
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
