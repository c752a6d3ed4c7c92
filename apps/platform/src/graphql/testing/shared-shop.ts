import { createMemberFixture } from './member-fixture.js'
import type { Caller, MemberFixture } from './member-fixture.js'
import { openTestShop } from './test-shop.js'
import type { TestShop } from './test-shop.js'
import type { TestEngine } from '../../testing/open-test-database.js'

/** Fields of a shared cart that tests read. */
export interface SharedAnswer {
  cart: SharedCartAnswer | null
  sharedCart: {
    id: string
    revision: number
    state: string
    owner: { name: string } | null
    member: { name: string } | null
    people: { id: string; name: string; role: string; isAsker: boolean; isHere: boolean }[]
    invitations: { id: string; right: string; revokedAt: string | null; joined: string[] }[]
    suggestions: { id: string; quantity: number; person: { name: string } }[]
    lockedUntil: string | null
    log: SharedEventAnswer[]
  } | null
  cartId: string | null
  ownCartId: string | null
  secret: string | null
  errors: { code: string; by: string | null; lineId: string | null }[]
}

export interface SharedCartAnswer {
  id: string
  version: number
  token: string | null
  nextId: string | null
  address: object | null
  coupon: object | null
  shippingEstimate: object | null
  saved: object[]
  sharing: {
    role: string
    state: string
    revision: number
    personId: string
    suggestionCount: number
  } | null
  data: {
    quantity: number
    lines: {
      id: string
      quantity: number
      author: string | null
      canChange: boolean
      unitPrice: { amountMinor: number }
      variant: { id: string; sku: string }
    }[]
    totals: { shipping: object | null; discount: { amountMinor: number } }
  }
}

export interface SharedEventAnswer {
  revision: number
  kind: string
  person: { name: string } | null
  otherPerson: { name: string } | null
  productName: string | null
  quantity: number | null
  difference: number | null
}

/** A shop in which several people work on one cart. */
export interface SharedShop {
  shop: TestShop
  fixture: MemberFixture
  /** Runs one of the storefront's documents; its first field. */
  ask<Answer = SharedAnswer>(name: string, variables: object, caller?: Caller): Promise<Answer>
  /** Runs one that takes an input. */
  change(name: string, input: object, caller?: Caller): Promise<SharedAnswer>
  /** A guest's cart with two pieces of A, shared by 'Anna'. */
  share(right?: 'EDIT' | 'VIEW'): Promise<{ ownerKey: string; secret: string }>
  /** Joins by a link. @returns the key. */
  join(secret: string, name: string): Promise<string>
  /** A shared cart with the owner Anna, the editor Ben and the viewer Carl. */
  shareWithAll(): Promise<{ ownerKey: string; editorKey: string; viewerKey: string }>
  /** The cart as a key opens it. */
  read(key: string): Promise<SharedCartAnswer>
  /** Id of one of the people. */
  personId(key: string, name: string): Promise<string>
}

/** Opens {@link SharedShop}. */
export async function openSharedShop(engine: TestEngine): Promise<SharedShop> {
  const shop = await openTestShop(engine)
  const fixture = createMemberFixture(shop.database)

  async function ask<Answer>(name: string, variables: object, caller: Caller = {}) {
    // The fixture's responses are typed by what its own tests read.
    return (await fixture.ask(name, variables, { locale: 'en', ...caller })) as unknown as Answer
  }
  const change: SharedShop['change'] = (name, input, caller) => ask(name, { input }, caller)
  const share: SharedShop['share'] = async (right = 'EDIT') => {
    const { cart } = await change('cart-add-item', { variantId: 'A', quantity: 2 })
    const ownerKey = cart!.id
    const { secret } = await change('cart-share', { cartId: ownerKey, name: 'Anna', right })
    return { ownerKey, secret: secret! }
  }
  const join: SharedShop['join'] = async (secret, name) => {
    const { cartId } = await change('shared-cart-join', { secret, name })
    return cartId!
  }
  return {
    shop,
    fixture,
    ask,
    change,
    share,
    join,
    async shareWithAll() {
      const { ownerKey, secret } = await share()
      const viewing = await change('shared-cart-invite', { cartId: ownerKey, right: 'VIEW' })
      return {
        ownerKey,
        editorKey: await join(secret, 'Ben'),
        viewerKey: await join(viewing.secret!, 'Carl'),
      }
    },
    read: (key) => ask('cart', { id: key }),
    async personId(key, name) {
      const { people } = await ask<NonNullable<SharedAnswer['sharedCart']>>('shared-cart', {
        cartId: key,
      })
      return people.find((person) => person.name === name)!.id
    },
  }
}
