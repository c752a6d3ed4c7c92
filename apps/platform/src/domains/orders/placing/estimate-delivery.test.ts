import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { platformFiles } from '../../../composition/platform-files.js'
import { tenantFileSchema } from '../../../foundation/tenants/save-tenant.js'
import type { Availability } from '../../../foundation/generated/contract-types.js'
import { estimateDelivery, estimateGoods, estimateOrder } from './estimate-delivery.js'

describe('estimateDelivery, in the default tenant', async () => {
  const text = await readFile(join(platformFiles.catalogue, 'tenant.json'), 'utf8')
  const settings = v.parse(tenantFileSchema, JSON.parse(text) as unknown)
  const courier = { minDays: 1, maxDays: 3 }
  const inAthens = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Athens',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })

  function promised(now: string, availability: Availability = 'IN_STOCK', rule = courier) {
    const arrival = estimateDelivery(settings, rule, availability, new Date(now))
    const { earliest, latest, orderBy } = arrival ?? {}
    return [earliest, latest, orderBy].map((at) => at && inAthens.format(at))
  }

  it('is the next working day for orders before the cutoff', () => {
    expect(promised('2026-11-23T11:59:00Z')).toEqual([
      '2026-11-24, 00:00',
      '2026-11-26, 00:00',
      '2026-11-23, 14:00',
    ])
  })

  it('moves by a working day at the limit, over a weekend if need be', () => {
    expect(promised('2026-11-23T12:00:00Z')[0]).toBe('2026-11-25, 00:00')
    expect(promised('2026-11-19T12:00:00Z')).toEqual([
      '2026-11-23, 00:00',
      '2026-11-25, 00:00',
      '2026-11-20, 14:00',
    ])
    expect(promised('2026-11-21T09:00:00Z')[0]).toBe('2026-11-24, 00:00')
  })

  it('spares Greek holidays, those around Easter among them', () => {
    // Orthodox Easter on 12 April 2026: Good Friday and Easter Monday are none of the days.
    expect(promised('2026-04-09T08:00:00Z').slice(0, 2)).toEqual([
      '2026-04-14, 00:00',
      '2026-04-16, 00:00',
    ])
    expect(promised('2026-12-24T08:00:00Z').slice(0, 2)).toEqual([
      '2026-12-28, 00:00',
      '2026-12-30, 00:00',
    ])
  })

  it('adds the days that goods on order take, and promises nothing of what cannot be had', () => {
    expect(promised('2026-11-23T08:00:00Z', 'BACKORDER').slice(0, 2)).toEqual([
      '2026-12-03, 00:00',
      '2026-12-17, 00:00',
    ])
    expect(promised('2026-11-23T08:00:00Z', 'OUT_OF_STOCK')[0]).toBeUndefined()
    expect(promised('2026-11-23T08:00:00Z', 'DISCONTINUED')[0]).toBeUndefined()
  })

  it('contains when a pick-up is ready', () => {
    const pickup = { minDays: 0, maxDays: 1 }
    expect(promised('2026-11-22T20:00:00Z', 'IN_STOCK', pickup).slice(0, 2)).toEqual([
      '2026-11-23, 00:00',
      '2026-11-24, 00:00',
    ])
  })

  it('is empty for a tenant without working days', () => {
    const { workingDays: _, ...untold } = settings
    expect(estimateDelivery(untold, courier, 'IN_STOCK', new Date())).toBeNull()
  })

  it('is for goods together that of the slowest, with what is missing in stock', () => {
    const now = new Date('2026-11-23T08:00:00Z')
    const one = (availability: Availability) =>
      estimateDelivery(settings, courier, availability, now)
    const line = { variantId: 'a', quantity: 2, stock: 9, backorderable: true }
    const together = (...lines: Partial<typeof line>[]) =>
      estimateGoods(
        settings,
        courier,
        lines.map((changes) => ({ ...line, ...changes })),
        now,
      )
    expect(together({})).toEqual(one('IN_STOCK'))
    expect(together({}, { variantId: 'b', stock: 1 })).toEqual(one('BACKORDER'))
    expect(together({ variantId: 'b', stock: 1 }, {})).toEqual(one('BACKORDER'))
    // Lines of one variant share its stock.
    expect(together({ quantity: 5 }, { quantity: 5 })).toEqual(one('BACKORDER'))
    expect(together({}, { variantId: 'b', stock: 0, backorderable: false })).toBeNull()
    expect(together()).toBeNull()
  })

  it('is for an order the stored one, and after a transfer that of the moment it was paid', () => {
    const paidAt = new Date('2026-11-26T08:00:00Z')
    const moves = [{ to: 'PENDING' as const, at: new Date('2026-11-23T08:00:00Z') }]
    const paid = [...moves, { to: 'APPROVED' as const, at: paidAt }]
    const shipping = { method: 'courier', kind: 'COURIER' as const, costMinor: 0, ...courier }
    const items = [{ backordered: 0 }]
    expect(estimateOrder(settings, { shipping, moves, items })).toBeNull()
    const of = (availability: Availability) =>
      estimateDelivery(settings, courier, availability, paidAt)
    expect(estimateOrder(settings, { shipping, moves: paid, items })).toEqual(of('IN_STOCK'))
    const some = [...items, { backordered: 1 }]
    expect(estimateOrder(settings, { shipping, moves: paid, items: some })).toEqual(of('BACKORDER'))
    const day = '2026-11-24T22:00:00.000Z'
    const arrival = { earliest: day, latest: day, orderBy: day }
    const known = { shipping: { ...shipping, arrival }, moves: paid, items }
    expect(estimateOrder(settings, known)?.latest).toEqual(new Date(day))
  })
})
