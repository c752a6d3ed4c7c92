import type { Availability } from '../../foundation/generated/contract-types.js'
import { instantOf } from '../../foundation/calendar/local-day.js'
import { addWorkingDays, orderDay } from '../../foundation/calendar/working-days.js'
import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'
import type { ExportScope } from '../../domains/catalogue/export/exported-product.js'
import { toExportedProduct } from '../../domains/catalogue/export/exported-product.js'
import { readExportPage } from '../../domains/catalogue/export/read-export-page.js'
import type { CatalogueReader } from '../../domains/catalogue/snapshot/catalogue-reader.js'
import { listCountryShipping } from '../../domains/orders/placing/list-country-shipping.js'
import { toCheckoutRules } from '../../domains/orders/placing/price-cart.js'
import type { DomainResolvers } from '../create-schema.js'
import type { PlatformContext } from '../platform-context.js'
import { badInput, parsePage } from './parse-page.js'
import { viewScope } from './view-scope.js'

const mostProducts = 500
const mostCountries = 30

export interface ExportResolversOptions {
  reader: CatalogueReader
  clock: () => Date
}

/** Resolvers of the catalogue as feeds take it. */
export function createExportResolvers({ reader, clock }: ExportResolversOptions): DomainResolvers {
  return {
    Query: {
      catalogueExport: (_root, args, context) => {
        const { first } = parsePage(args, { first: 250, most: mostProducts })
        const scope = exportScope(context, parseCountries(args.shipTo ?? []), clock())
        return reader.read(context.tenant, async (snapshot, sql) => {
          const page = await readExportPage(sql, snapshot, { first, after: args.after ?? null })
          if (!page)
            throw badInput(`after is "${args.after}"; it must be a cursor of a page before.`)
          return {
            currency: context.settings.currency,
            nextCursor: page.nextCursor,
            nodes: page.rows.map((row) => toExportedProduct(row, snapshot, scope)),
          }
        })
      },
    },
  }
}

function parseCountries(countries: readonly string[]): readonly string[] {
  const wrong = countries.find((code) => !/^[A-Z]{2}$/.test(code))
  if (wrong !== undefined)
    throw badInput(`shipTo contains "${wrong}"; it must be codes such as GR.`)
  if (countries.length > mostCountries)
    throw badInput(
      `shipTo contains ${countries.length} countries; at most ${mostCountries} are allowed.`,
    )
  return [...new Set(countries)]
}

function exportScope(
  context: PlatformContext,
  countries: readonly string[],
  now: Date,
): ExportScope {
  const { settings, messages } = context
  const rules = toCheckoutRules(settings)
  return {
    view: viewScope(context, now),
    now,
    shipping: ({ availability: _availability, ...parcel }) =>
      listCountryShipping(rules, parcel, { countries, messages }),
    dispatch: createDispatch(settings, now),
  }
}

/** Computed once per availability: calendars are slow. */
function createDispatch(
  { dispatchDays, workingDays, timeZone }: TenantSettings,
  now: Date,
): ExportScope['dispatch'] {
  const known = new Map<Availability, ReturnType<ExportScope['dispatch']>>()
  return (availability) => {
    const held = known.get(availability)
    if (held) return held
    const found = dispatchDays.find((one) => one.availability === availability)
    const days = found ? { min: found.min, max: found.max } : null
    const by =
      days && workingDays
        ? instantOf(
            addWorkingDays(workingDays, orderDay(workingDays, now, timeZone).day, days.max),
            timeZone,
          )
        : null
    const made = { days, by }
    known.set(availability, made)
    return made
  }
}
