import { VisuallyHidden } from '@floga/ui'
import { useRef } from 'react'
import type { ReactElement } from 'react'

import { useFetchedStamp } from './use-fetched-timestamp.js'

/** A field that people do not see and programs fill in. */
export const trapField = 'website'

/** Holds the sealed moment at which somebody began with the form. */
export const stampField = 'stamp'

export interface FormTrapsProps {
  /** Empty in a page that is kept for everybody: it is fetched once somebody begins with the form. */
  stamp: string
}

/** What tells programs from people in a form that anybody may send. */
export function FormTraps({ stamp }: FormTrapsProps): ReactElement {
  const ref = useRef<HTMLInputElement>(null)
  useFetchedStamp(ref, stamp === '')
  return (
    <>
      <input ref={ref} key={stamp} type="hidden" name={stampField} defaultValue={stamp} />
      <VisuallyHidden aria-hidden="true">
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </>
  )
}
