'use client'

import { Alert } from '@floga/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'

export interface FormSentProps {
  title: string
  children?: ReactNode
  actions?: ReactNode
}

/** Replaces a form after it was submitted, and takes focus. */
export function FormSent({ title, children, actions }: FormSentProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Alert ref={ref} tone="success" role="status" tabIndex={-1} title={title} actions={actions}>
      {children}
    </Alert>
  )
}
