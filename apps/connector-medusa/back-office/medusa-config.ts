import { defineConfig } from '@medusajs/framework/utils'

const { DATABASE_URL, BACKEND_URL = '', JWT_SECRET, COOKIE_SECRET } = process.env

// No Redis: events, workflows and locks are in the memory of the only process.
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: DATABASE_URL,
    // Over plain http the cookie of the admin's login would not be set otherwise.
    cookieOptions: { secure: BACKEND_URL.startsWith('https:'), sameSite: 'lax' },
    http: {
      storeCors: BACKEND_URL,
      adminCors: BACKEND_URL,
      authCors: BACKEND_URL,
      jwtSecret: JWT_SECRET,
      cookieSecret: COOKIE_SECRET,
    },
  },
  modules: [
    { resolve: '@medusajs/medusa/translation' },
    {
      resolve: '@medusajs/medusa/file',
      options: {
        providers: [
          {
            resolve: '@medusajs/medusa/file-local',
            id: 'local',
            options: { upload_dir: 'static', backend_url: `${BACKEND_URL}/static` },
          },
        ],
      },
    },
  ],
  featureFlags: { translation: true },
})
