'use client'

import { VisuallyHidden } from '@floga/ui'
import { useRef } from 'react'
import type { ReactElement } from 'react'

import { honeypotField, timestampField } from './field-names.js'
import { useFetchedTimestamp } from './use-fetched-timestamp.js'

export interface HoneypotFieldsProps {
  /** Empty in a cached page: it is fetched once the visitor starts with the form. */
  timestamp: string
}

/** Hidden fields that detect bots, for forms that need no login. */
export function HoneypotFields({ timestamp }: HoneypotFieldsProps): ReactElement {
  const ref = useRef<HTMLInputElement>(null)
  useFetchedTimestamp(ref, timestamp === '')
  return (
    <>
      <input
        ref={ref}
        key={timestamp}
        type="hidden"
        name={timestampField}
        defaultValue={timestamp}
      />
      <VisuallyHidden aria-hidden="true">
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </>
  )
}
