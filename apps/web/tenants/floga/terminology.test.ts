import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { messageFolders } from '../tenant-alias.js'

/** Terms that the shop replaces by another, by language. */
const replaced: Record<'el' | 'en', readonly [pattern: RegExp, instead: string][]> = {
  el: [
    [/μεταφορικ(?:ά|ών)/iu, 'παράδοση'],
    [/τρόπο\S* αποστολής|διεύθυνση\S* αποστολής|έξοδα αποστολής/iu, 'παράδοσης'],
    [/άμεση αποστολή/iu, 'παράδοση'],
    [/ολοκλήρωση (?:της )?αγοράς|ταμείο/iu, 'ολοκλήρωση παραγγελίας'],
    [/κομμάτι/iu, 'τεμάχιο'],
    [/όροι πώλησης/iu, 'όροι και προϋποθέσεις'],
    [/0,00/u, 'δωρεάν'],
    [/e-mail/iu, 'email'],
    [/κούριερ/iu, 'courier'],
  ],
  en: [
    [/shipping/iu, 'delivery'],
    [/last items?\b/iu, 'last pieces'],
    [/terms of (?:sale|use)/iu, 'terms and conditions, terms of service'],
    [/complete (?:the |your )?(?:order|purchase)|\btill\b/iu, 'checkout'],
    [/0\.00/u, 'free'],
    [/e-mail/iu, 'email'],
    [/telephone/iu, 'phone'],
    [/\bship(?:s|ped)?\b/iu, 'send, deliver'],
  ],
}

/** The pages of text, as the platform serves them. */
const contentFolder = join(import.meta.dirname, '../../../platform/catalogue/content')

/** The specification's own lines. */
const exempt = [
  'home.shippingTitle',
  'checkout.noShipping',
  'checkout.shipToBilling',
  'orderState.SHIPPED',
]

/** The visible text of a page: link addresses are excluded. */
function contentPages(locale: 'el' | 'en'): [file: string, text: string][] {
  const folder = join(contentFolder, locale)
  return readdirSync(folder).map((file) => [
    file,
    readFileSync(join(folder, file), 'utf8').replaceAll(/\]\([^)]*\)/g, ']'),
  ])
}

/** Each term that has another name elsewhere, with its position. */
function disagreements(locale: 'el' | 'en', texts: [place: string, text: string][]): string[] {
  return texts.flatMap(([place, text]) =>
    replaced[locale].flatMap(([pattern, instead]) => {
      const [found] = pattern.exec(text) ?? []
      return found && !exempt.includes(place)
        ? [`${locale} ${place}: "${found}". Say: ${instead}.`]
        : []
    }),
  )
}

function entries(messages: object, path = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[path + name, value]]
      : entries(value as object, `${path}${name}.`),
  )
}

/** The messages of the storefront's features, of every shop, and of this one. */
function messageFiles(locale: 'el' | 'en'): object[] {
  const storefront = join(import.meta.dirname, '../../../../packages/storefront/messages')
  const sources = [storefront, ...messageFolders()]
  const files = sources.flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => basename(file) === `${locale}.json`)
      .sort((one, other) => other.length - one.length)
      .map((file) => join(source, file)),
  )
  expect(files.length).toBeGreaterThan(sources.length)
  return files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)
}

function messageOf(locale: 'el' | 'en', key: string): string {
  return new Map(messageFiles(locale).flatMap((texts) => entries(texts))).get(key) ?? ''
}

describe('messages', () => {
  it('have one word for one thing', () => {
    const found = (['el', 'en'] as const).flatMap((code) =>
      messageFiles(code).flatMap((texts) => disagreements(code, entries(texts))),
    )
    expect(found).toEqual([])
  })

  it('have the same words on the pages of text', () => {
    expect(contentPages('el').length).toBeGreaterThan(5)
    const found = (['el', 'en'] as const).flatMap((code) => disagreements(code, contentPages(code)))
    expect(found).toEqual([])
  })

  it('call what leads to the checkout as the checkout itself', () => {
    expect(messageOf('el', 'cart.checkout')).toBe(messageOf('el', 'checkout.title'))
    expect(messageOf('en', 'cart.checkout').toLowerCase()).toContain(
      messageOf('en', 'checkout.title').toLowerCase(),
    )
  })

  it('say of each link that opens a tab that it does', () => {
    const folders = ['../../app', '../../../../packages/storefront/src'].map((folder) =>
      join(import.meta.dirname, folder),
    )
    const silent = folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
          join(folder, file),
        ),
      )
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .filter((file) => {
        const text = readFileSync(file, 'utf8')
        return text.includes('_blank') && !text.includes("t('nav.newTab')")
      })
    expect(silent).toEqual([])
  })
})
