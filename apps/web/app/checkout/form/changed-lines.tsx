import type { CartLine } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import { Button, Alert } from '@floga/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import { lineIssueMessage } from '../../cart/line-issue-message.js'
import type { FormAnswer } from '../../shell/forms/form-answer.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'

export interface ChangedLinesProps {
  lines: readonly CartLine[]
  /** What became of the order that was refused because of them; undefined where none was sent. */
  answer: FormAnswer | undefined
}

/** What changed about the goods since they were added, in words; nothing is ordered until it was taken as seen. */
export function ChangedLines({ lines, answer }: ChangedLinesProps): ReactElement {
  const t = useMessages()
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

/** Takes the changes as seen; sends what was typed along, unchecked. */
export function SeenButton({ size }: { size: 'small' | 'large' }): ReactElement {
  const t = useMessages()
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
