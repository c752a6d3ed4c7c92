import { Icon, Text } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

const marks = css`
  @layer app {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
`

/** The ways to pay, as drawings with their words. */
export function CardMarks({ label }: { label: string }): ReactElement {
  return (
    <div className={marks}>
      <Icon name="bank" size={24} />
      <Icon name="cash" size={24} />
      <Text size="small">{label}</Text>
    </div>
  )
}
