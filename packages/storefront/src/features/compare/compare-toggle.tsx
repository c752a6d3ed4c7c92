'use client'

import { ToggleButton } from '@floga/ui'
import { useAtomValue, useSetAtom } from 'jotai/react'
import type { ReactElement } from 'react'

import type { ProductCardData } from '../../request/api/api-types.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { compareFormId } from './compare-bar.js'
import { rejectionsAtom, useComparison } from './use-comparison.js'

export interface CompareToggleProps {
  product: Pick<ProductCardData, 'id' | 'name'>
}

/**
 * Adds a listed product to the comparison; without scripts the list's comparison form submits its
 * checkbox.
 */
export function CompareToggle({ product: { id, name } }: CompareToggleProps): ReactElement {
  const { t } = useLanguage()
  const comparison = useComparison()
  const ids = useAtomValue(comparison.entriesAtom)
  const reject = useSetAtom(rejectionsAtom)
  const isChosen = ids.includes(id)
  return (
    <ToggleButton
      icon="compare"
      label={t('compare.addNamed', { name })}
      title={t('compare.add')}
      name="ids"
      value={id}
      form={compareFormId}
      checked={isChosen}
      onChange={() => {
        const answer = comparison.toggle(id)
        if (!answer.ok) reject((count) => count + 1)
      }}
    />
  )
}
