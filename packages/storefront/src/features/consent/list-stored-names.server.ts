import { providerCookies } from '@floga/analytics'
import type { ProviderSettings } from '@floga/analytics'
import type { RichTextTag } from '@floga/platform-contract'

import { purchaseMemoryOf, storedNamesOf } from '../../request/browser/stored-names.server.js'
import type { StoredName } from '../../request/browser/stored-names.server.js'
import type { RichTextNode } from '../../components/rich-text/rich-text-node.js'
import type { PageContext } from '../../request/page-context.server.js'
import type { Translate } from '../../lib/create-storefront.js'

/**
 * Localizes the tables of the cookie policy: what the shop and the tenant's providers store in a
 * browser.
 */
export function listStoredNames(
  { shop, t }: Pick<PageContext, 'shop' | 't'>,
  providers: readonly ProviderSettings[],
): RichTextNode[] {
  const rows = Object.values<StoredName>(storedNamesOf(shop)).map((stored) => [
    t(`storedNames.for${stored.purpose}`),
    stored.name,
    t(`storedNames.${stored.place}`),
    timeOf(stored, t),
  ])
  const head = [
    t('storedNames.purpose'),
    t('storedNames.name'),
    t('storedNames.place'),
    t('storedNames.time'),
  ]
  return [
    element('h2', [t('storedNames.essential')]),
    element('p', [t('storedNames.essentialText')]),
    tableOf(head, rows),
    element('h2', [t('storedNames.optional')]),
    ...(providers.length === 0
      ? [element('p', [t('storedNames.noOptional')])]
      : [
          element('p', [t('storedNames.optionalText', { all: t('cookies.all') })]),
          tableOf(head, optionalRows(t, providers, purchaseMemoryOf(shop))),
        ]),
  ]
}

/**
 * Cookies of the providers, and for each provider its purpose, even if it sets none on the site.
 */
function optionalRows(
  t: Translate,
  providers: readonly ProviderSettings[],
  purchaseMemory: StoredName,
): string[][] {
  return [
    ...providers.flatMap(({ kind }) => {
      const purpose = t(kind === 'GTAG' ? 'storedNames.forGtag' : 'storedNames.forPixel')
      const cookies = providerCookies[kind].map(({ name, maxAgeS }) => [
        purpose,
        name,
        t('storedNames.cookie'),
        timeOf({ place: 'cookie', maxAgeS }, t),
      ])
      return cookies.length > 0 ? cookies : [[purpose, '–', t('storedNames.image'), '–']]
    }),
    [
      t('storedNames.forPurchases'),
      purchaseMemory.name,
      t('storedNames.local'),
      timeOf(purchaseMemory, t),
    ],
  ]
}

function timeOf({ place, maxAgeS }: Pick<StoredName, 'place' | 'maxAgeS'>, t: Translate): string {
  if (maxAgeS === null) {
    return t(place === 'session' ? 'storedNames.untilClosed' : 'storedNames.untilDeleted')
  }
  const minutes = Math.round(maxAgeS / 60)
  if (minutes < 60) return t('storedNames.minutes', { count: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 24
    ? t('storedNames.hours', { count: hours })
    : t('storedNames.days', { count: Math.round(hours / 24) })
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): RichTextNode {
  const row = (tag: 'th' | 'td', cells: readonly string[]): RichTextNode =>
    element(
      'tr',
      cells.map((cell) => element(tag, [cell])),
    )
  return element('table', [
    element('thead', [row('th', head)]),
    element(
      'tbody',
      rows.map((cells) => row('td', cells)),
    ),
  ])
}

function element(tag: RichTextTag, children: RichTextNode[]): RichTextNode {
  return { tag, children }
}
