'use client'

import { comparisonSearch, MAX_COMPARED } from '@floga/catalogue-core'
import { Button, Text } from '@floga/ui'
import { cx } from '@linaria/core'
import { useNavigate } from '@remix-run/react'
import { useAtomValue } from 'jotai/react'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import { useLanguage } from '../../lib/views/storefront-context.js'
import { compareBar, filledCompareBar } from './compare-bar.styles.js'
import { rejectionsAtom, useComparison } from './use-comparison.js'

/** Names the form that the boxes of a list's cards belong to. */
export const compareFormId = 'compare'

/**
 * A link from a list to the comparison, shown once a product is selected. A plain form: without
 * scripts it submits the selection of this page.
 */
export function CompareBar(): ReactElement {
  const { t, href } = useLanguage()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const comparison = useComparison()
  const count = useAtomValue(comparison.entriesAtom).length
  const rejections = useAtomValue(rejectionsAtom)

  useEffect(() => {
    // Selected before hydration.
    const ticked = new FormData(form.current ?? undefined).getAll('ids')
    for (const id of ticked) comparison.add(String(id))
  }, [comparison])

  return (
    <form
      ref={form}
      id={compareFormId}
      action={href('/compare')}
      className={cx(compareBar, count > 0 && filledCompareBar)}
      onSubmit={(event) => {
        event.preventDefault()
        navigate(href(`/compare${comparisonSearch(comparison.read())}`))
      }}
    >
      <Text role="status" size="small">
        {/* A new element each time, so that the same text is announced again. */}
        <span key={count < MAX_COMPARED ? 'open' : rejections}>
          {count === 0 && t('compare.upTo', { max: MAX_COMPARED })}
          {count > 0 && t('compare.chosen', { count, max: MAX_COMPARED })}
          {count === MAX_COMPARED && `. ${t('compare.full')}`}
        </span>
      </Text>
      {count > 0 && (
        <Button variant="ghost" size="small" onClick={() => comparison.clear()}>
          {t('compare.clear')}
        </Button>
      )}
      <Button type="submit" variant="primary" size="small" icon="compare">
        {t('compare.add')}
      </Button>
    </form>
  )
}
