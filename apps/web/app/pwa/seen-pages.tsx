import { foldText } from '@floga/fold-text'
import { readSeenPages } from '@floga/pwa/browser'
import type { SeenPage } from '@floga/pwa/browser'
import { FormField, Heading, Text, TextInput } from '@floga/ui'
import { useLocale } from '@floga/i18n/react'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { tenant } from '#tenant/tenant.js'
import { Section } from '../shell/page/section.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

/** The pages of this device's visits, to be opened and searched without a connection. */
export function SeenPages({ initialTerm }: { initialTerm: string }): ReactElement | null {
  const t = useMessages()
  const { code } = useLocale()
  const [pages, setPages] = useState<readonly SeenPage[] | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (!('caches' in window)) return
    readSeenPages({ caches, prefix: tenant.id, parser: new DOMParser() })
      .then((seen) => setPages(seen.filter(({ lang }) => lang === code)))
      .catch(() => setPages([]))
  }, [code])
  if (!pages) return null
  const term = typed ?? initialTerm
  const found = pages.filter((page) => matches(page, term))
  return (
    <Section>
      <Heading level={2}>{t('offline.seenTitle')}</Heading>
      {pages.length === 0 ? (
        <Text>{t('offline.seenNone')}</Text>
      ) : (
        <>
          <FormField label={t('offline.seenSearch')} hint={t('offline.seenSearchHint')}>
            <TextInput
              type="search"
              value={term}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </FormField>
          <p role="status">{t('offline.seenCount', { count: found.length })}</p>
          <ul>
            {found.map(({ path, title, skus }) => (
              <li key={path}>
                {/* The whole page: it is kept as it was shown. */}
                <a href={path}>{title}</a>
                {skus.length === 1 && ` ${skus[0]}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

/** Whether every word of a term is in a page's title or codes. */
function matches({ title, skus }: SeenPage, term: string): boolean {
  const text = foldText([title, ...skus].join(' '))
  return foldText(term)
    .split(' ')
    .every((word) => text.includes(word))
}
