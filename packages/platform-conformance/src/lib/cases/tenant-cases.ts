import {
  CartAddItemDocument,
  CartDocument,
  CurrentUserDocument,
  OrderDocument,
} from '@floga/api-client/operations'
import { platformPaths } from '@floga/platform-contract'
import { casesOf } from '../conformance-case.js'
import type { CaseContext } from '../conformance-case.js'
import { CaseSkipped, expectSame, expectThat } from '../contract-violation.js'
import { logIn } from './token-cases.js'

const contract = 'README.md, Tenants'

function otherOf({ settings }: CaseContext): { tenant: string } {
  if (!settings.otherTenant) throw new CaseSkipped('the settings have no `otherTenant`')
  return { tenant: settings.otherTenant }
}

/** Nothing of one tenant is ever seen in another. */
export const tenantCases = casesOf('tenants', [
  {
    name: 'a cart does not exist in another tenant, neither read nor changed',
    contract,
    async run(context) {
      const { call, shopper } = context
      const other = otherOf(context)
      const { id } = await shopper.cartWith(1)
      expectSame((await call.ask(CartDocument, { id }, other)).cart, null, 'read')
      const { variant } = await shopper.goods()
      const input = { cartId: id, variantId: variant.id, quantity: 1 }
      const { cartAddItem } = await call.ask(CartAddItemDocument, { input }, other)
      expectThat(cartAddItem.errors.length > 0, 'an error', cartAddItem)
      expectSame((await call.ask(CartDocument, { id })).cart?.data.quantity, 1, 'pieces')
    },
  },
  {
    name: 'an order does not exist in another tenant',
    contract,
    async run(context) {
      const other = otherOf(context)
      const { id } = await context.shopper.buy()
      expectSame((await context.call.ask(OrderDocument, { id }, other)).order, null)
    },
  },
  {
    name: 'a key of an order in one tenant is free in another',
    contract,
    async run(context) {
      const { shopper } = context
      const other = otherOf(context)
      const input = await shopper.orderOf((await shopper.cartWith(1)).id)
      await shopper.place(input)
      const placed = await shopper.place(input, other)
      expectSame([placed.status, placed.order], ['REFUSED', null], 'the cart of the first tenant')
      expectThat(
        placed.errors.every(({ code }) => code !== 'KEY_REUSED'),
        'nothing that the first tenant knows',
        placed.errors,
      )
    },
  },
  {
    name: 'a token is invalid in another tenant',
    contract,
    async run(context) {
      const { call } = context
      const { tenant } = otherOf(context)
      const { access_token: token, refresh_token: refresh } = await logIn(context)
      const { currentUser } = await call.ask(CurrentUserDocument, {}, { tenant, token })
      expectSame(currentUser.data, null, 'the current user')
      const address = call.at('auth', platformPaths.tokenInfo)
      expectSame((await call.get(address, { tenant, token })).status, 401, 'token-info')
      const body = { grant_type: 'refresh_token', refresh_token: refresh }
      const renewed = await call.post(call.at('auth', platformPaths.token), body, { tenant })
      expectSame(renewed.status, 400, 'its refresh token')
    },
  },
])
