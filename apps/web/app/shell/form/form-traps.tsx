import { VisuallyHidden } from '@floga/ui'
import type { ReactElement } from 'react'

/** A field that people do not see and programs fill in. */
export const trapField = 'website'

/** Holds the sealed moment at which the form was shown. */
export const stampField = 'stamp'

/** What tells programs from people in a form that anybody may send. */
export function FormTraps({ stamp }: { stamp: string }): ReactElement {
  return (
    <>
      <input type="hidden" name={stampField} value={stamp} />
      <VisuallyHidden aria-hidden="true">
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </>
  )
}
