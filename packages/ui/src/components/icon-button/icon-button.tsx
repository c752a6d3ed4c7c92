import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { ButtonHTMLAttributes } from 'react'
import { useLinkComponent } from '../../lib/link-provider.js'
import type { LinkTargetProps } from '../../lib/link-provider.js'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { CountBadge } from './count-badge.js'
import { iconButton } from './icon-button.styles.js'

/** Props that both icon buttons share. */
export interface IconButtonAppearance {
  icon: IconName
  /** Its accessible name and tooltip. Include the count: 'Cart, 3 items'. */
  label: string
  /** Small number on the corner; not shown for 0 or undefined. */
  count?: number
}

export interface IconButtonProps
  extends IconButtonAppearance, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {}

export interface IconLinkProps extends IconButtonAppearance, Omit<LinkTargetProps, 'children'> {}

/** A square button with only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, count, className, type = 'button', ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={cx(iconButton, className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} size={24} />
      <CountBadge count={count} />
    </button>
  )
})

/** The same square for going somewhere: the cart's bag works as a link without scripts. */
export const IconLink = forwardRef<HTMLAnchorElement, IconLinkProps>(function IconLink(
  { icon, label, count, className, ...rest },
  ref,
) {
  const LinkComponent = useLinkComponent()
  return (
    <LinkComponent
      ref={ref}
      className={cx(iconButton, className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} size={24} />
      <CountBadge count={count} />
    </LinkComponent>
  )
})
