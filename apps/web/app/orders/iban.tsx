import { css } from '@linaria/core'
import type { ReactElement } from 'react'

const groups = css`
  @layer app {
    font-variant-numeric: tabular-nums;

    > span {
      display: inline-block;
      margin-inline-end: 0.35em;
    }
  }
`

/** An account number in groups of four, as banks print it; copied, it is one word. */
export function Iban({ value }: { value: string }): ReactElement {
  return (
    <span className={groups}>
      {(value.match(/.{1,4}/g) ?? []).map((group, index) => (
        <span key={`${group}${index}`}>{group}</span>
      ))}
    </span>
  )
}
