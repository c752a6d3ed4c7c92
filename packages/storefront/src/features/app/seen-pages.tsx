'use client'

import { foldText } from '@floga/fold-text'
import { readSeenPages } from '@floga/pwa/browser'
import type { SeenPage } from '@floga/pwa/browser'
import { useFormatters, useLocale } from '@floga/i18n/react'
import { FormField, Heading, Text, TextInput } from '@floga/ui'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { seenPages } from './offline.styles.js'
import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'

/** The pages of this device's visits, to be opened and searched without a connection. */
export function SeenPages({ initialTerm }: { initialTerm: string }): ReactElement | null {
  const { t } = useLanguage()
  const { date } = useFormatters()
  const { code } = useLocale()
  const pages = useSeenPages(useStorefront().id, code)
  const [typed, setTyped] = useState<string | null>(null)
  if (!pages) return null
  const term = typed ?? initialTerm
  const found = pages.filter((page) => matches(page, term))
  return (
    <section>
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
          <ul className={seenPages}>
            {found.map(({ path, title, skus, cachedAtMs }) => (
              <li key={path}>
                {/* Not by the router: the service worker has the document alone. */}
                <a href={path} data-reload-document="">
                  {title}
                </a>
                <span>{[...skus.slice(0, 3), date(new Date(cachedAtMs))].join(' · ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Cached pages in one language; null until they are read, and where nothing is cached. */
function useSeenPages(prefix: string, code: string): readonly SeenPage[] | null {
  const [pages, setPages] = useState<readonly SeenPage[] | null>(null)
  useEffect(() => {
    if (!('caches' in window)) return undefined
    let isGone = false
    const read = async (): Promise<void> => {
      const seen = await readSeenPages({ caches, prefix, parser: new DOMParser() })
      if (!isGone) setPages(seen.filter(({ lang }) => lang === code))
    }
    read().catch(() => setPages([]))
    return () => {
      isGone = true
    }
  }, [prefix, code])
  return pages
}

/** Whether all words of a term are in a page's title or codes. */
function matches({ title, skus }: SeenPage, term: string): boolean {
  const text = foldText([title, ...skus].join(' '))
  return foldText(term)
    .split(' ')
    .every((word) => text.includes(word))
}
