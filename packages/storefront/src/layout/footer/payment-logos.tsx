import { Icon, Text } from '@floga/ui'
import { color, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'
import { shopAsset } from '../../components/shop-asset.js'
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
      min-inline-size: 48px;
      block-size: 30px;
      padding-inline: ${space.xs};
      border: 1px solid ${color.line};
      border-radius: 5px;
      /* The marks have colours of their own, for a white ground. */
      background: #ffffff;
      color: #1a1a1a;
      font-family: ${type.title};
      font-weight: 600;
      letter-spacing: 0.02em;
    }
    img {
      inline-size: auto;
      block-size: 18px;
    }
  }
`

/** Cards and services that the shop takes: their marks, or their names where it has none. */
export function PaymentLogos({ label }: { label: string }): ReactElement | null {
  const shop = useStorefront()
  if (shop.paymentLogos.length === 0) return null
  return (
    <div className={marks}>
      <span>
        <Icon name="card" />
      </span>
      {shop.paymentLogos.map(({ name, image }) => (
        <span key={name}>
          {image ? (
            <img
              src={shopAsset(shop, `${image}.svg`)}
              alt={name}
              width="36"
              height="18"
              loading="lazy"
            />
          ) : (
            name
          )}
        </span>
      ))}
      <Text size="small">{label}</Text>
    </div>
  )
}
