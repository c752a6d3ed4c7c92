import { Icon, iconNames } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { PaymentMethodData } from '../../../request/api/api-types.js'

const marked = css`
  @layer app {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
  }
`

/** A payment method's name, after its mark where the kit has an icon of that name. */
export function MarkedName({ mark, name }: Pick<PaymentMethodData, 'mark' | 'name'>): ReactElement {
  const icon = iconNames.find((one) => one === mark)
  if (!icon) return <>{name}</>
  return (
    <span className={marked}>
      <Icon name={icon} />
      {name}
    </span>
  )
}
