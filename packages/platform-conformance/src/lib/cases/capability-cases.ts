import { OrderCancelDocument, TenantSettingsDocument } from '@floga/api-client/operations'
import type { Capability } from '@floga/api-client/operations'
import { casesOf } from '../conformance-case.js'
import type { CaseContext, ConformanceCase } from '../conformance-case.js'
import { expectSame, expectThat } from '../contract-violation.js'
import type { Level } from '../levels.js'

const contract = 'schema/site.graphql, Capability'

/** What a shop may only show where the backend says that it can do it. */
const ofLevels: Readonly<Partial<Record<Level, readonly Capability[]>>> = {
  site: ['BRANDS', 'CONTENT', 'PROMOTIONS', 'SEARCH_SUGGESTIONS'],
  members: ['MEMBERS'],
  'shared-carts': ['SHARED_CART'],
  payments: ['ONLINE_PAYMENT'],
}

async function readCapabilities({ call }: CaseContext): Promise<readonly Capability[]> {
  const { tenantSettings } = await call.ask(TenantSettingsDocument, {})
  return tenantSettings.capabilities
}

const ordersCase: Omit<ConformanceCase, 'level'> = {
  name: 'orders can be canceled where the settings of the tenant name ORDERS',
  contract: 'schema/order.graphql, orderCancel',
  async run(context) {
    const named = await readCapabilities(context)
    if (!named.includes('ORDERS')) return
    const orderId = 'no-order-has-this-id'
    const { orderCancel } = await context.call.ask(OrderCancelDocument, { orderId })
    const codes = orderCancel.errors.map(({ code }) => code)
    expectSame([orderCancel.order, codes], [null, ['ORDER_NOT_FOUND']], 'for an unknown order')
  },
}

/** The backend names what it can do: its shop has pages for that alone. */
export const capabilityCases: readonly ConformanceCase[] = [
  ...casesOf('catalogue', [
    {
      name: 'the settings of the tenant name each capability once',
      contract,
      async run(context) {
        const named = await readCapabilities(context)
        expectThat(new Set(named).size === named.length, 'each once', named)
      },
    },
  ]),
  ...casesOf('checkout', [ordersCase]),
  ...Object.entries(ofLevels).flatMap(([level, capabilities]) =>
    casesOf(level as Level, [
      {
        name: `the settings of the tenant name ${capabilities.join(', ')}`,
        contract,
        async run(context) {
          const named = await readCapabilities(context)
          const missing = capabilities.filter((one) => !named.includes(one))
          expectThat(missing.length === 0, capabilities.join(', '), named)
        },
      },
    ]),
  ),
]
