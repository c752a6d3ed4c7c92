import { Icon, Text } from '@floga/ui'
import { color, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'
import { useStorefront } from '../../lib/views/storefront-context.js'

const marks = css`
  @layer app {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs};

    > span {
      display: grid;
      place-items: center;
      min-inline-size: 44px;
      min-block-size: 28px;
      padding-inline: ${space.xs};
      border: 1px solid ${color.line};
      border-radius: 5px;
      background: ${color.ground};
      color: ${color.ink};
      font-family: ${type.title};
      font-weight: 600;
      letter-spacing: 0.02em;
    }
  }
`

/**
 * Cards and services that the shop takes, by their names: their drawings belong to their owners.
 */
export function PaymentLogos({ label }: { label: string }): ReactElement | null {
  const { paymentLogos } = useStorefront()
  if (paymentLogos.length === 0) return null
  return (
    <div className={marks}>
      <span>
        <Icon name="card" />
      </span>
      {paymentLogos.map((name) => (
        <span key={name}>{name}</span>
      ))}
      <Text size="small">{label}</Text>
    </div>
  )
}
