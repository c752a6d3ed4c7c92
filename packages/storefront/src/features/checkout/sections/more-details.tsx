'use client'

import { Disclosure } from '@floga/ui'
import { useContext, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'

import { FormStateContext } from '../../../forms/form-state.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'

export interface MoreDetailsProps {
  /** Of the fields inside. */
  names: readonly string[]
  /** @default 'More details' */
  title?: string
  children: ReactNode
}

/** Fields that few people need: folded, unless one of them holds something or is wrong. */
export function MoreDetails({ names, title, children }: MoreDetailsProps): ReactElement {
  const { t } = useLanguage()
  const { values, errors } = useContext(FormStateContext)
  const isWrong = names.some((name) => errors[name] !== undefined)
  const [isOpen, setOpen] = useState(() => names.some((name) => Boolean(values[name])))
  const [wasWrong, setWasWrong] = useState(isWrong)
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong)
    if (isWrong) setOpen(true)
  }
  return (
    <Disclosure
      variant="plain"
      title={title ?? t('checkout.more')}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {children}
    </Disclosure>
  )
}
