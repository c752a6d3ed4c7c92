'use client'

import type { CartLine } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import { Button, Alert } from '@floga/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { lineIssueMessage } from '../../cart/lines/line-issue-message.js'
import type { FormAnswer } from '../../../forms/form-answer.js'

export interface ChangedLinesProps {
  lines: readonly CartLine[]
  /**
   * The result of the order that was rejected because of them; undefined if none was submitted.
   */
  answer: FormAnswer | undefined
}

/** Changes of goods since they were added; ordering requires accepting them. */
export function ChangedLines({ lines, answer }: ChangedLinesProps): ReactElement {
  const { t } = useLanguage()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) ref.current?.focus()
  }, [answer])
  const { money } = useFormatters()
  return (
    <Alert
      ref={ref}
      tone="warning"
      role="alert"
      tabIndex={-1}
      title={t('checkout.changedLines')}
      actions={<SeenButton size="small" />}
    >
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            {line.name}: {lineIssueMessage({ ...line, status: 'current' }, t, money)}
          </li>
        ))}
      </ul>
      <p>{t('cart.acceptText')}</p>
    </Alert>
  )
}

/** Accepts the changes; also submits the typed values, without validation. */
export function SeenButton({ size }: { size: 'small' | 'large' }): ReactElement {
  const { t } = useLanguage()
  const isLarge = size === 'large'
  return (
    <Button
      type="submit"
      name="intent"
      value="accept"
      formNoValidate
      size={size}
      variant={isLarge ? 'primary' : 'secondary'}
      isWide={isLarge}
    >
      {t('cart.acceptChanges')}
    </Button>
  )
}
