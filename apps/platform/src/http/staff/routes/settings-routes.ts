import * as v from 'valibot'
import { publishPages } from '../../../domains/content/publish-pages.js'
import { findUnknownProvider } from '../../../domains/payment/provider-adapters.js'
import { changeSettings, readSettings } from '../../../foundation/tenants/change-settings.js'
import { tenantSettingsSchema } from '../../../foundation/tenants/tenant-settings.js'
import { invalidFields } from '../staff-error.js'
import { readRoute, writeRoute } from '../staff-route.js'
import type { StaffRoute } from '../staff-route.js'

export interface SettingsRoutesServices {
  /** Folder that a tenant was created from, with its pages. */
  tenantFolder?: ((tenant: string) => string | undefined) | undefined
}

/** Routes of a tenant's settings and messages. */
export function settingsRoutes({ tenantFolder }: SettingsRoutesServices): StaffRoute[] {
  return [
    readRoute({
      name: 'readSettings',
      path: '/settings',
      scope: 'settings:read',
      summary: 'Settings of the shop, with its own messages.',
      answer: tenantSettingsSchema,
      read: (sql) => readSettings(sql),
    }),
    writeRoute({
      name: 'changeSettings',
      path: '/settings',
      scope: 'settings:write',
      summary: 'Merges settings into those of the shop (RFC 7396).',
      notes:
        'Objects are merged by key at any depth, a list replaces the former one, null removes a setting.',
      body: v.record(v.string(), v.unknown()),
      answer: tenantSettingsSchema,
      current: (sql) => readSettings(sql, 'FOR UPDATE'),
      async write(sql, { body }) {
        const unknownProvider = findUnknownProvider(body)
        if (unknownProvider !== undefined) throw invalidFields([toFieldError(unknownProvider)])
        const outcome = await changeSettings(sql, body)
        if (outcome.status === 'unknown') {
          throw invalidFields(
            outcome.paths.map((field) => ({ field, message: 'is no setting of a shop' })),
          )
        }
        if (outcome.status === 'invalid') throw invalidFields(outcome.problems.map(toFieldError))
        return readSettings(sql)
      },
      async committed({ database, tenant }) {
        const directory = tenantFolder?.(tenant)
        // Pages contain settings such as the address; unchanged ones are not published again.
        if (directory !== undefined) await publishPages({ database, directory, tenant })
      },
    }),
  ]
}

/** A problem begins with its path. */
function toFieldError(problem: string) {
  const [, field = '', message = problem] = /^([\w.-]+): (.*)$/s.exec(problem) ?? []
  return { field, message }
}
