import { Icon, Text } from '@floga/ui'
import type { IconName } from '@floga/ui'
import { color, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

const marks = css`
  @layer app {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs};

    > span {
      display: grid;
      place-items: center;
      inline-size: 44px;
      block-size: 28px;
      border: 1px solid ${color.line};
      border-radius: 5px;
      background: ${color.ground};
      color: ${color.ink};
    }
    > p {
      margin-inline-start: ${space['2xs']};
    }
  }
`

const drawings: readonly IconName[] = ['card', 'bank', 'cash']

/** Ways to pay as cards of no particular brand, with their words. */
export function CardMarks({ label }: { label: string }): ReactElement {
  return (
    <div className={marks}>
      {drawings.map((name) => (
        <span key={name}>
          <Icon name={name} />
        </span>
      ))}
      <Text size="small">{label}</Text>
    </div>
  )
}
