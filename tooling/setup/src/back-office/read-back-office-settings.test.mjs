import { statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../processes/ports.mjs'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'
import { readBackOfficeSettings } from './read-back-office-settings.mjs'

/** @param {NodeJS.ProcessEnv} env */
async function read(env) {
  const ports = {
    BACK_OFFICE_PORT: String(await findFreePort()),
    CONNECTOR_PORT: String(await findFreePort()),
  }
  return readBackOfficeSettings({ root: '/', env: { ...ports, ...env } })
}

describe('readBackOfficeSettings', () => {
  it('makes up a password and secrets once, for this user alone', async () => {
    const folder = createTemporaryFolder()
    const first = await read({ BACK_OFFICE_DIR: folder })
    writeFileSync(join(folder, 'filled.done'), '')
    const second = await read({ BACK_OFFICE_DIR: folder, BACK_OFFICE_EMAIL: 'maria@example.gr' })
    expect(first).toMatchObject({ email: 'owner@shop.example', isNewPassword: true })
    expect(second).toMatchObject({
      email: 'maria@example.gr',
      isNewPassword: false,
      password: first.password,
      secrets: first.secrets,
    })
    expect(first.password.length).toBeGreaterThanOrEqual(16)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  it('names a setting that cannot be used, and what to do', async () => {
    const folder = createTemporaryFolder()
    const server = createServer()
    const port = await findFreePort()
    await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
    onTestFinished(() => void server.close())
    const wrong = [
      { BACK_OFFICE_PORT: 'x' },
      { CONNECTOR_PORT: String(port) },
      { BACK_OFFICE_DATABASE_URL: 'mysql://a' },
      { BACK_OFFICE_DATABASE_URL: 'postgres://127.0.0.1:1/medusa' },
    ]
    const messages = []
    for (const env of wrong) {
      const reading = read({ BACK_OFFICE_DIR: folder, ...env })
      messages.push(await reading.catch((error) => error.message))
    }
    expect(messages).toEqual([
      'BACK_OFFICE_PORT=x is not a port: use a whole number from 1 to 65535.',
      `Port ${port} is in use: stop what listens there, or choose another one, for example CONNECTOR_PORT=${port + 1}.`,
      'BACK_OFFICE_DATABASE_URL is not a PostgreSQL address: write postgres://user@host:5432/name.',
      'BACK_OFFICE_DATABASE_URL: no server responds at 127.0.0.1:1.',
    ])
  })
})
