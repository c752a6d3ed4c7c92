import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { featureStrip } from './feature-strip.styles.js'

/** One promise of the shop. */
export interface Feature {
  icon: IconName
  name: string
  text?: string
}

export interface FeatureStripProps extends HTMLAttributes<HTMLUListElement> {
  features: readonly Feature[]
}

/** The shop's promises, with icons: a row on wide screens, a stack on narrow ones. */
export const FeatureStrip = forwardRef<HTMLUListElement, FeatureStripProps>(function FeatureStrip(
  { features, className, ...rest },
  ref,
) {
  return (
    <ul ref={ref} className={cx(featureStrip, className)} {...rest}>
      {features.map(({ icon, name, text }) => (
        <li key={name}>
          <Icon name={icon} size={32} />
          <div>
            <p data-part="name">{name}</p>
            {text && <p data-part="text">{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
})
