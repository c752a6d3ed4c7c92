import {
  CartAddItemDocument,
  CartDocument,
  CartRemoveItemDocument,
  CartShareDocument,
  SharedCartDocument,
  SharedCartJoinDocument,
  SharedCartOfferDocument,
  SharedCartRemovePersonDocument,
} from '@floga/api-client/operations'
import type { SharedCartRight } from '@floga/api-client/operations'
import { isPersonKey } from '@floga/platform-contract'
import { casesOf } from '../conformance-case.js'
import type { CaseContext } from '../conformance-case.js'
import { expectSame, expectThat } from '../contract-violation.js'

const contract = 'schema/shared-cart.graphql'

/** A cart shared by its owner, and a visitor who joined it. */
async function share({ call, shopper }: CaseContext, right: SharedCartRight) {
  const own = await shopper.cartWith(1)
  const input = { cartId: own.id, name: 'Maria', right }
  const { cartShare } = await call.ask(CartShareDocument, { input })
  const { secret } = cartShare
  expectThat(typeof secret === 'string', 'the secret of a link', cartShare)
  const joined = await call.ask(SharedCartJoinDocument, { input: { secret, name: 'Nikos' } })
  const key = joined.sharedCartJoin.cartId
  expectThat(typeof key === 'string', 'a key', joined.sharedCartJoin)
  return { ownId: own.id, ownerKey: cartShare.cartId ?? own.id, lines: own.data.lines, secret, key }
}

/** Carts that several people work on. */
export const sharedCartCases = casesOf('shared-carts', [
  {
    name: 'joining returns a key with which the cart is read',
    contract: `${contract}, SharedCartPayload.cartId`,
    async run(context) {
      const { call } = context
      const { ownId, key } = await share(context, 'EDIT')
      expectThat(isPersonKey(key) && key !== ownId, 'a person’s key, which begins with p-', key)
      const { cart } = await call.ask(CartDocument, { id: key })
      expectSame([cart?.id, cart?.sharing?.role], [key, 'EDITOR'])
    },
  },
  {
    name: 'a link has its permissions, and an invented one none',
    contract: `${contract}, sharedCartOffer`,
    async run(context) {
      const { call } = context
      const { secret } = await share(context, 'VIEW')
      const { sharedCartOffer } = await call.ask(SharedCartOfferDocument, { secret })
      expectSame([sharedCartOffer?.ownerName, sharedCartOffer?.right], ['Maria', 'VIEW'])
      const madeUp = 'A'.repeat(secret.length)
      expectSame(
        (await call.ask(SharedCartOfferDocument, { secret: madeUp })).sharedCartOffer,
        null,
      )
      const input = { secret: madeUp, name: 'Eve' }
      const { errors } = (await call.ask(SharedCartJoinDocument, { input })).sharedCartJoin
      expectSame(
        errors.map(({ code }) => code),
        ['INVITATION_NOT_FOUND'],
      )
    },
  },
  {
    name: 'a viewer changes nothing',
    contract: `${contract}, SharedCartRole; schema/base.graphql, ErrorCode.NOT_ALLOWED`,
    async run(context) {
      const { call, shopper } = context
      const { key, ownId } = await share(context, 'VIEW')
      const { variant } = await shopper.goods()
      const input = { cartId: key, variantId: variant.id, quantity: 1 }
      const { errors } = (await call.ask(CartAddItemDocument, { input })).cartAddItem
      expectSame(
        errors.map(({ code }) => code),
        ['NOT_ALLOWED'],
      )
      expectSame((await call.ask(CartDocument, { id: ownId })).cart?.data.quantity, 1, 'pieces')
    },
  },
  {
    name: 'an editor adds, but does not remove lines of others',
    contract: `${contract}, SharedCartRole`,
    async run(context) {
      const { call, shopper } = context
      const { key, lines } = await share(context, 'EDIT')
      const { variant } = await shopper.goods()
      const input = { cartId: key, variantId: variant.id, quantity: 1 }
      const { cart } = (await call.ask(CartAddItemDocument, { input })).cartAddItem
      expectSame(cart?.data.quantity, 2, 'pieces')
      const removal = { cartId: key, lineId: lines[0]?.id ?? '' }
      const removed = (await call.ask(CartRemoveItemDocument, { input: removal })).cartRemoveItem
      expectSame(
        removed.errors.map(({ code }) => code),
        ['NOT_ALLOWED'],
      )
    },
  },
  {
    name: 'only the owner orders',
    contract: `${contract}, SharedCartRole`,
    async run(context) {
      const { shopper } = context
      const { key, ownerKey } = await share(context, 'EDIT')
      const order = await shopper.orderOf(ownerKey)
      const placed = await shopper.place({ ...order, cartId: key })
      expectSame([placed.status, placed.order], ['REFUSED', null], 'by an editor')
    },
  },
  {
    name: 'a removed person has no access: neither by the key nor by the link',
    contract: `${contract}, sharedCartRemovePerson`,
    async run(context) {
      const { call } = context
      const { key, ownerKey, secret } = await share(context, 'EDIT')
      const { sharedCart } = await call.ask(SharedCartDocument, { cartId: key })
      const personId = sharedCart?.people.find(({ isAsker }) => isAsker)?.id ?? ''
      await call.ask(SharedCartRemovePersonDocument, { input: { cartId: ownerKey, personId } })
      expectSame((await call.ask(CartDocument, { id: key })).cart, null, 'by the key')
      const input = { secret, name: 'Nikos' }
      const { errors } = (await call.ask(SharedCartJoinDocument, { input })).sharedCartJoin
      expectSame(
        errors.map(({ code }) => code),
        ['INVITATION_NOT_FOUND'],
        'by the link',
      )
    },
  },
])
