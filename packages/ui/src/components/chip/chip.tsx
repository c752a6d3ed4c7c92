import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import { useLinkComponent } from '../../lib/link-provider.js'
import type { LinkTargetProps } from '../../lib/link-provider.js'
import { Icon } from '../icon/icon.js'
import { chip } from './chip.styles.js'

export interface ChipProps extends LinkTargetProps {
  /** The chip of an active filter; clicking it opens the list without it. @default false */
  isRemovable?: boolean
  /** Accessible name of a removing chip: 'Remove filter: Brand Aeris'. */
  label?: string
}

/** A small link: a filter in force, a suggested search. */
export const Chip = forwardRef<HTMLAnchorElement, ChipProps>(function Chip(
  { isRemovable = false, label, className, children, ...rest },
  ref,
) {
  const LinkComponent = useLinkComponent()
  return (
    <LinkComponent
      ref={ref}
      className={cx(chip, className)}
      data-removable={isRemovable || undefined}
      aria-label={label}
      {...rest}
    >
      <span>{children}</span>
      {isRemovable && <Icon name="close" size={16} />}
    </LinkComponent>
  )
})
