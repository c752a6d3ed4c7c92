import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { platformFiles } from '../../../composition/platform-files.js'
import { tenantFileSchema } from '../../../foundation/tenants/save-tenant.js'
import type { Availability } from '../../../foundation/generated/contract-types.js'
import { promiseArrival } from './promise-arrival.js'

describe('promiseArrival, in the default tenant', async () => {
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
    const arrival = promiseArrival(settings, rule, availability, new Date(now))
    const { earliest, latest, orderBy } = arrival ?? {}
    return [earliest, latest, orderBy].map((at) => at && inAthens.format(at))
  }

  it('is the next working day for what is ordered in time', () => {
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

  it('says when a pick-up is ready', () => {
    const pickup = { minDays: 0, maxDays: 1 }
    expect(promised('2026-11-22T20:00:00Z', 'IN_STOCK', pickup).slice(0, 2)).toEqual([
      '2026-11-23, 00:00',
      '2026-11-24, 00:00',
    ])
  })

  it('promises nothing for a tenant that has not told its working days', () => {
    const { workingDays: _, ...untold } = settings
    expect(promiseArrival(untold, courier, 'IN_STOCK', new Date())).toBeNull()
  })
})
