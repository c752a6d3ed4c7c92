import { randomBytes } from 'node:crypto'

import type { NewShop } from './new-shop.js'

/** Settings of the servers on this machine, one file each; Node reads them by `--env-file`. */
export function environmentFiles({
  port,
  platform,
}: NewShop & { platform?: string | undefined }): Record<string, string> {
  const platformUrl = platform ?? `http://127.0.0.1:${port + 1}`
  const paymentsUrl = `http://127.0.0.1:${port + 2}`
  const secret = randomBytes(32).toString('base64url')
  const shop = {
    NODE_ENV: 'production',
    PORT: port,
    PLATFORM_URL: platformUrl,
    SESSION_SECRET: randomBytes(32).toString('base64url'),
  }
  const shopFiles = {
    'env/shop.env': toText(shop),
    'env/development.env': toText({ NODE_ENV: 'development' }),
  }
  if (platform) return shopFiles
  return {
    ...shopFiles,
    'env/platform.env': toText({
      PORT: port + 1,
      DATA_DIR: '.data/platform',
      TENANT_FOLDERS: 'platform',
      SHOP_URL: `http://127.0.0.1:${port}`,
      PAYMENT_PROVIDER_URL: paymentsUrl,
      PAYMENT_PROVIDER_SECRET: secret,
    }),
    'env/payments.env': toText({
      PORT: port + 2,
      DATA_DIR: '.data/payments',
      PUBLIC_URL: paymentsUrl,
      SHOP_ORIGINS: `http://127.0.0.1:${port},http://localhost:${port}`,
      EVENTS_URL: `${platformUrl}/payments/events/sandbox`,
      PAYMENT_PROVIDER_SECRET: secret,
    }),
  }
}

function toText(settings: Record<string, string | number>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}
