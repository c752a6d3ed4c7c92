import {
  CartDocument,
  CartMergeDocument,
  CurrentUserDocument,
  MemberOrderDocument,
  MemberRegisterDocument,
  MemberUpdateDocument,
  OrdersDocument,
  PasswordForgotDocument,
  PasswordResetDocument,
} from '@floga/api-client/operations'
import { casesOf } from '../conformance-case.js'
import { CaseSkipped, expectSame, expectThat } from '../contract-violation.js'
import { logIn } from './token-cases.js'

const password = 'a password that is long enough 7'

/** Cases about accounts: a member's data, and that others cannot read it. */
export const memberCases = casesOf('members', [
  {
    name: 'what needs a member fails with UNAUTHENTICATED for a guest',
    contract: 'schema/member.graphql',
    async run({ call }) {
      const { codes } = await call.graphql(OrdersDocument, { first: 1, skip: 0 })
      expectSame(codes, ['UNAUTHENTICATED'], 'orders')
      const update = await call.graphql(MemberUpdateDocument, { input: { firstName: 'A' } })
      expectSame(update.codes, ['UNAUTHENTICATED'], 'memberUpdate')
    },
  },
  {
    name: 'registering and resetting a password respond alike for members and others',
    contract: 'schema/member.graphql, AccountPayload',
    async run({ call, settings }) {
      if (!settings.member) throw new CaseSkipped('the settings have no `member`')
      for (const email of [settings.member.email, `nobody-${Date.now()}@example.com`]) {
        const asked = await call.ask(PasswordForgotDocument, { email })
        expectSame(asked.passwordForgot.errors, [], `a forgotten password of ${email}`)
        const registered = await call.ask(MemberRegisterDocument, { input: { email, password } })
        expectSame(registered.memberRegister.errors, [], `a registration of ${email}`)
      }
    },
  },
  {
    name: 'a password is checked: TOO_SHORT, TOO_LONG, and TOO_COMMON for one that is tried first',
    contract: 'schema/member.graphql; src/lib/input-rules.ts',
    async run({ call }) {
      for (const [bad, code] of [
        ['short', 'TOO_SHORT'],
        ['x'.repeat(129), 'TOO_LONG'],
        ['password', 'TOO_COMMON'],
      ] as const) {
        const input = { email: 'somebody@example.com', password: bad }
        const { errors } = (await call.ask(MemberRegisterDocument, { input })).memberRegister
        const actual = errors.map((error) => [error.code, error.field])
        expectSame(actual, [[code, 'password']])
      }
    },
  },
  {
    name: 'an invented link is LINK_INVALID',
    contract: 'schema/base.graphql, ErrorCode.LINK_INVALID',
    async run({ call }) {
      const input = { token: 'A'.repeat(43), password }
      const { errors } = (await call.ask(PasswordResetDocument, { input })).passwordReset
      expectSame(
        errors.map(({ code }) => code),
        ['LINK_INVALID'],
      )
    },
  },
  {
    name: 'a guest’s cart becomes the member’s, once even if repeated',
    contract: 'schema/member-cart.graphql, cartMerge',
    async run(context) {
      const { call, shopper } = context
      const { access_token: token } = await logIn(context)
      const pieces = async () => {
        const { data } = (await call.ask(CurrentUserDocument, {}, { token })).currentUser
        if (!data?.cartId) return 0
        const { cart } = await call.ask(CartDocument, { id: data.cartId }, { token })
        return cart?.data.quantity ?? 0
      }
      const before = await pieces()
      const { id: cartId } = await shopper.cartWith(1)
      await call.ask(CartMergeDocument, { cartId }, { token })
      await call.ask(CartMergeDocument, { cartId }, { token })
      expectSame(await pieces(), before + 1, 'pieces in the member’s cart')
    },
  },
  {
    name: 'a member’s order is in their list, and in no other member’s',
    contract: 'schema/member-cart.graphql, orders, memberOrder',
    async run(context) {
      const { call, shopper } = context
      const { access_token: token } = await logIn(context)
      const own = await shopper.buy({ token })
      const foreign = await shopper.buy()
      const { orders } = await call.ask(OrdersDocument, { first: 10, skip: 0 }, { token })
      const ids = orders.nodes.map(({ id }) => id)
      expectThat(ids.includes(own.id) && !ids.includes(foreign.id), `${own.id} alone`, ids)
      const read = async (id: string) =>
        (await call.ask(MemberOrderDocument, { id }, { token })).memberOrder?.id ?? null
      expectSame([await read(own.id), await read(foreign.id)], [own.id, null])
      const { codes } = await call.graphql(MemberOrderDocument, { id: own.id })
      expectSame(codes, ['UNAUTHENTICATED'], 'for a guest')
    },
  },
])
