import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachEngine } from '../../testing/open-test-database.js'
import { openSharedShop } from '../testing/shared-shop.js'
import type { SharedAnswer, SharedShop } from '../testing/shared-shop.js'

describeEachEngine('a shared cart over GraphQL', (engine) => {
  let people: SharedShop
  let { ask, change, share, join, read, shareWithAll, personId } = {} as SharedShop
  beforeAll(async () => {
    people = await openSharedShop(engine)
    ;({ ask, change, share, join, read, shareWithAll, personId } = people)
  })
  afterAll(() => people.shop.close())

  const shared = (cartId: string) => ask<SharedAnswer['sharedCart']>('shared-cart', { cartId })
  const kinds = async (cartId: string) => {
    const { log } = await ask<NonNullable<SharedAnswer['sharedCart']>>('shared-cart-log', {
      cartId,
    })
    return log.map(({ kind }) => kind).toReversed()
  }

  it('is shared by a link, whose holder joins under a name', async () => {
    const { ownerKey, secret } = await share()
    expect(await ask('shared-cart-offer', { secret })).toMatchObject({
      ownerName: 'Anna',
      right: 'EDIT',
      quantity: 2,
    })
    const joined = await change('shared-cart-join', { secret, name: ' Ben ' })
    expect(joined.cartId).toMatch(/^p-[\w-]{22}$/)
    expect(joined).toMatchObject({
      errors: [],
      cart: { id: joined.cartId, sharing: { role: 'EDITOR', state: 'OPEN', revision: 2 } },
      sharedCart: {
        owner: null,
        member: { name: 'Ben', isAsker: true },
        people: [
          { name: 'Anna', role: 'OWNER' },
          { name: 'Ben', role: 'EDITOR' },
        ],
        invitations: [],
      },
    })
    expect(await shared(ownerKey)).toMatchObject({
      owner: { name: 'Anna' },
      member: null,
      invitations: [{ right: 'EDIT', revokedAt: null }],
    })
    expect((await read(ownerKey)).id).toBe(ownerKey)
  })

  it('recognizes a person who joins again, and distinguishes two of one name', async () => {
    const { ownerKey, secret } = await share('VIEW')
    const key = await join(secret, 'Maria')
    const again = await change('shared-cart-join', { secret, name: 'X', cartId: key })
    expect(again.cartId).toBe(key)
    await join(secret, 'Maria')
    const editing = await change('shared-cart-invite', { cartId: ownerKey, right: 'EDIT' })
    const better = { secret: editing.secret, name: 'X', cartId: key }
    expect((await change('shared-cart-join', better)).sharedCart!.people).toMatchObject([
      { name: 'Anna', role: 'OWNER' },
      { name: 'Maria', role: 'EDITOR', isAsker: true },
      { name: 'Maria 2', role: 'VIEWER' },
    ])
    const own = await change('shared-cart-join', { secret, name: 'X', cartId: ownerKey })
    expect(own.cart!.sharing!.role).toBe('OWNER')
  })

  it('returns the same response for a wrong, a revoked and an expired link', async () => {
    const { ownerKey, secret } = await share()
    const { invitations } = (await shared(ownerKey))!
    const cartId = ownerKey
    await change('shared-cart-revoke-invitation', { cartId, invitationId: invitations[0]!.id })
    const expired = await share()
    await people.shop.database.admin((sql) =>
      sql.query(
        `UPDATE shared_cart_invitations i SET expires_at = now() - interval '1 day'
         FROM shared_carts s WHERE s.id = i.shared_cart_id AND s.cart_id = $1`,
        [expired.ownerKey],
      ),
    )
    const answers = await Promise.all(
      [secret, expired.secret, 'A'.repeat(22), '', '\0'].map(async (tried) => ({
        offer: await ask('shared-cart-offer', { secret: tried }),
        joined: await change('shared-cart-join', { secret: tried, name: 'Ben' }),
      })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(answers[0])]),
    )
    expect(answers[0]).toMatchObject({
      offer: null,
      joined: { cart: null, sharedCart: null, errors: [{ code: 'INVITATION_NOT_FOUND' }] },
    })
  })

  it('lets an editor add lines and change their own, and shows who added each', async () => {
    const { ownerKey, editorKey } = await shareWithAll()
    const input = { cartId: editorKey, variantId: 'A', quantity: 3 }
    const { cart } = await change('cart-add-item', input)
    expect(cart!.data.lines).toMatchObject([
      { quantity: 2, author: 'Anna', canChange: false },
      { quantity: 3, author: 'Ben', canChange: true },
    ])
    const [annas, bens] = cart!.data.lines
    const by = { cartId: editorKey, difference: 1 }
    const refused = await change('cart-update-item', { ...by, lineId: annas!.id })
    expect(refused).toMatchObject({ errors: [{ code: 'NOT_ALLOWED', lineId: annas!.id }] })
    await change('cart-update-item', { ...by, lineId: bens!.id })
    await change('cart-update-item', { cartId: ownerKey, lineId: bens!.id, difference: 1 })
    expect((await read(ownerKey)).data.lines.map(({ quantity }) => quantity)).toEqual([2, 5])
    expect((await kinds(ownerKey)).slice(-3)).toEqual([
      'LINE_ADDED',
      'LINE_CHANGED',
      'LINE_CHANGED',
    ])
  })

  it('shows who removed a line, which its author can restore', async () => {
    const { ownerKey, editorKey } = await shareWithAll()
    const input = { cartId: editorKey, variantId: 'A', quantity: 3 }
    const lineId = (await change('cart-add-item', input)).cart!.data.lines[1]!.id
    await change('cart-remove-item', { cartId: ownerKey, lineId })
    const late = await change('cart-update-item', { cartId: editorKey, lineId, difference: 1 })
    expect(late.errors).toMatchObject([{ code: 'LINE_REMOVED', by: 'Anna', lineId }])
    const back = await change('cart-restore-item', { cartId: editorKey, lineId })
    expect(back.cart!.data.lines[1]).toMatchObject({ id: lineId, quantity: 3, author: 'Ben' })
    for (const { id } of (await read(ownerKey)).data.lines) {
      await change('cart-remove-item', { cartId: ownerKey, lineId: id })
    }
    expect((await read(editorKey)).data.lines).toEqual([])
    const again = await change('cart-restore-item', { cartId: editorKey, lineId })
    expect(again.cart!.data.lines).toMatchObject([{ id: lineId }])
    expect((await kinds(ownerKey)).slice(-5)).toEqual([
      'LINE_REMOVED',
      'LINE_RESTORED',
      'LINE_REMOVED',
      'LINE_REMOVED',
      'LINE_RESTORED',
    ])
  })

  it('hides the owner’s data from others', async () => {
    const { ownerKey, editorKey, viewerKey } = await shareWithAll()
    const address = { cartId: ownerKey, country: 'GR', postalCode: '104 31' }
    await change('cart-set-address', address)
    const added = await change('cart-add-item', {
      cartId: ownerKey,
      variantId: 'SALE',
      quantity: 1,
    })
    const lineId = added.cart!.data.lines.find(({ variant }) => variant.id === 'SALE')!.id
    await change('cart-save-item', { cartId: ownerKey, lineId })
    expect(await read(ownerKey)).toMatchObject({
      address: { postalCode: '10431' },
      saved: [{ id: lineId }],
      data: { totals: { shipping: { amountMinor: 390 } } },
    })
    for (const key of [editorKey, viewerKey]) {
      expect(await read(key)).toMatchObject({
        id: key,
        address: null,
        coupon: null,
        shippingEstimate: null,
        saved: [],
        data: { totals: { shipping: null } },
      })
      expect(JSON.stringify(await shared(key))).not.toContain('104')
    }
  })

  it('is locked while the owner orders: others suggest, and the owner accepts or rejects', async () => {
    const { ownerKey, editorKey, viewerKey } = await shareWithAll()
    const locked = await ask('shared-cart-lock', { cartId: ownerKey })
    expect(locked.sharedCart).toMatchObject({ state: 'LOCKED' })
    const clientMutationId = 'one-suggestion'
    const input = { cartId: editorKey, variantId: 'SALE', quantity: 2, clientMutationId }
    const suggested = await change('cart-add-item', input)
    await change('cart-add-item', input)
    expect(suggested.errors).toMatchObject([{ code: 'CART_LOCKED', by: 'Anna' }])
    expect((await read(ownerKey)).sharing).toMatchObject({ suggestionCount: 1 })
    expect(suggested.cart!.sharing).toMatchObject({ suggestionCount: 1 })
    const { suggestions } = (await shared(ownerKey))!
    expect(suggestions).toMatchObject([{ quantity: 2, person: { name: 'Ben' } }])
    const answer = { cartId: ownerKey, suggestionId: suggestions[0]!.id, isAccepted: true }
    const accepted = await change('shared-cart-answer-suggestion', answer)
    expect(accepted.cart!.data.lines[1]).toMatchObject({ quantity: 2, author: 'Ben' })
    expect(accepted.cart!.sharing).toMatchObject({ suggestionCount: 0 })
    const viewing = { cartId: viewerKey, variantId: 'A', quantity: 1 }
    const viewers = await change('shared-cart-suggest', viewing)
    expect(viewers.errors).toMatchObject([{ code: 'NOT_ALLOWED' }])
    people.fixture.wait(15 * 60_000)
    expect((await shared(ownerKey))!.state).toBe('OPEN')
    const later = { cartId: editorKey, variantId: 'SALE', quantity: 1 }
    expect((await change('cart-add-item', later)).errors).toEqual([])
  })

  it('is handed over to another owner with a new key, without the previous one’s data', async () => {
    const { ownerKey, editorKey } = await shareWithAll()
    const [line] = (await read(ownerKey)).data.lines
    await change('cart-add-item', { cartId: ownerKey, variantId: 'SALE', quantity: 1 })
    await change('cart-save-item', { cartId: ownerKey, lineId: line!.id })
    await change('cart-set-address', { cartId: ownerKey, country: 'GR', postalCode: '104 31' })
    const ben = await personId(ownerKey, 'Ben')
    const handed = await change('shared-cart-hand-over', { cartId: ownerKey, personId: ben })
    expect(handed.errors).toEqual([])
    expect(handed.cart!.sharing!.role).toBe('EDITOR')
    expect(await read(ownerKey)).toBeNull()
    expect(await ask('expired-cart', { id: ownerKey })).toBeNull()
    expect((await read(handed.ownCartId!)).saved).toHaveLength(1)
    const cart = await read(editorKey)
    expect(cart).toMatchObject({ address: null, saved: [], sharing: { role: 'OWNER' } })
    // Back again: the key of the meantime dies too.
    const anna = await personId(editorKey, 'Anna')
    const back = await change('shared-cart-hand-over', { cartId: editorKey, personId: anna })
    expect(await read(editorKey)).toBeNull()
    expect(back.cart!.sharing!.role).toBe('EDITOR')
    expect((await read(handed.cartId!)).sharing!.role).toBe('OWNER')
  })

  it('ends for who leaves, is removed or was in it when it ended', async () => {
    const { ownerKey, editorKey, viewerKey } = await shareWithAll()
    const { secret } = await change('shared-cart-invite', { cartId: ownerKey, right: 'EDIT' })
    const third = await join(secret!, 'Dora')
    expect(await ask('shared-cart-leave', { cartId: third })).toMatchObject({
      cart: null,
      sharedCart: null,
      errors: [],
    })
    expect(await read(third)).toBeNull()
    const ben = await personId(ownerKey, 'Ben')
    await change('shared-cart-remove-person', { cartId: ownerKey, personId: ben })
    expect(await read(editorKey)).toBeNull()
    expect((await shared(ownerKey))!.people.map(({ name }) => name)).toEqual(['Anna', 'Carl'])
    const ended = await ask<SharedAnswer>('shared-cart-end', { cartId: ownerKey })
    expect(ended).toMatchObject({ errors: [], cart: { sharing: null } })
    expect(await read(viewerKey)).toBeNull()
    expect((await read(ownerKey)).data.quantity).toBe(2)
    expect((await kinds(ownerKey)).slice(-4)).toEqual(['JOINED', 'LEFT', 'REMOVED_PERSON', 'ENDED'])
    // Shared again, it has its log, and none of its former people.
    const again = { cartId: ownerKey, name: 'Anna', right: 'EDIT' }
    const reopened = await change('cart-share', again)
    expect(reopened.sharedCart!.people).toMatchObject([{ name: 'Anna' }])
    expect(await read(viewerKey)).toBeNull()
  })

  it('does not accept the link of a removed person', async () => {
    const { ownerKey, secret } = await share()
    await join(secret, 'Ben')
    const ben = await personId(ownerKey, 'Ben')
    await change('shared-cart-remove-person', { cartId: ownerKey, personId: ben })
    const again = await change('shared-cart-join', { secret, name: 'Ben' })
    expect(again.errors).toMatchObject([{ code: 'INVITATION_NOT_FOUND' }])
  })

  it('removes a person with what they added, and puts both back', async () => {
    const { ownerKey, editorKey } = await shareWithAll()
    const input = { cartId: editorKey, variantId: 'SALE', quantity: 3 }
    const [, line] = (await change('cart-add-item', input)).cart!.data.lines
    const ben = { cartId: ownerKey, personId: await personId(ownerKey, 'Ben') }
    const removed = await ask<SharedAnswer>('shared-cart-remove-person', {
      input: ben,
      removesLines: true,
    })
    expect(removed.cart!.data.lines).toHaveLength(1)
    expect((await kinds(ownerKey)).slice(-2)).toEqual(['REMOVED_PERSON', 'LINE_REMOVED'])
    expect(await read(editorKey)).toBeNull()
    const back = await change('shared-cart-restore-person', ben)
    expect(back.cart!.data.lines[1]).toMatchObject({ id: line!.id, quantity: 3, author: 'Ben' })
    expect(await read(editorKey)).toMatchObject({ sharing: { role: 'EDITOR' } })
    expect((await kinds(ownerKey)).slice(-2)).toEqual(['RESTORED_PERSON', 'LINE_RESTORED'])
    // Their link works again, and says who joined by it.
    const { invitations } = (await shared(ownerKey))!
    // They were made in the same moment, in no order.
    const joined = invitations.map(({ joined: names, revokedAt }) => ({ names, revokedAt }))
    expect(joined).toHaveLength(2)
    expect(joined).toContainEqual({ names: ['Carl'], revokedAt: null })
    expect(joined).toContainEqual({ names: ['Ben'], revokedAt: null })
    const again = await change('shared-cart-restore-person', ben)
    expect(again.errors).toMatchObject([{ code: 'NOT_FOUND' }])
    const stranger = { cartId: editorKey, personId: ben.personId }
    const denied = await change('shared-cart-restore-person', stranger)
    expect(denied.errors).toMatchObject([{ code: 'NOT_ALLOWED' }])
  })

  it('may be taken back by a former owner for ten minutes, until it is locked', async () => {
    const { ownerKey, editorKey, viewerKey } = await shareWithAll()
    const [anna, ben] = [await personId(ownerKey, 'Anna'), await personId(ownerKey, 'Ben')]
    const handOver = (cartId: string, to: string) =>
      change('shared-cart-hand-over', { cartId, personId: to })
    const handed = await handOver(ownerKey, ben)
    const annasKey = handed.cartId!
    expect((await handOver(viewerKey, anna)).errors).toMatchObject([{ code: 'NOT_ALLOWED' }])
    const back = await handOver(annasKey, anna)
    expect(back).toMatchObject({ errors: [], cart: { sharing: { role: 'OWNER' } } })
    expect(await read(editorKey)).toMatchObject({ sharing: { role: 'EDITOR' } })
    // Ben was the owner, and did not hand it over.
    expect((await handOver(editorKey, ben)).errors).toMatchObject([{ code: 'NOT_ALLOWED' }])
    const next = (await handOver(annasKey, ben)).cartId!
    people.fixture.wait(11 * 60_000)
    expect((await handOver(next, anna)).errors).toMatchObject([{ code: 'NOT_ALLOWED' }])
  })

  it('distinguishes names that look the same', async () => {
    const { ownerKey, secret } = await share()
    // With Cyrillic and Greek letters, and an invisible one.
    for (const name of ['\u0410nna', '\u0391nn\u0430', 'Anna\u200B']) await join(secret, name)
    const names = (await shared(ownerKey))!.people.map(({ name }) => name)
    expect(names).toEqual(['Anna', '\u0410nna 2', '\u0391nn\u0430 3', 'Anna 4'])
    const { errors } = await change('shared-cart-join', { secret, name: '\u200B\u3164' })
    expect(errors).toMatchObject([{ code: 'REQUIRED' }])
  })

  it('holds 20 people', async () => {
    const { secret } = await share()
    for (let number = 2; number <= 20; number += 1) await join(secret, 'Many')
    const { errors } = await change('shared-cart-join', { secret, name: 'Late' })
    expect(errors).toMatchObject([{ code: 'PEOPLE_LIMIT' }])
  })
})
