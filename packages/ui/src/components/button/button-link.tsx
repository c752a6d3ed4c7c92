import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import { useLinkComponent } from '../../lib/link-provider.js'
import type { LinkTargetProps } from '../../lib/link-provider.js'
import { Icon } from '../icon/icon.js'
import type { ButtonAppearance } from './button.js'
import { button } from './button.styles.js'

/** Props of {@link ButtonLink}; all attributes of `<a>` reach the element. */
export interface ButtonLinkProps extends ButtonAppearance, Omit<LinkTargetProps, 'children'> {}

/** A link that looks like a button: for navigation, not for actions. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  {
    variant = 'secondary',
    size = 'medium',
    isWide = false,
    icon,
    iconAfter,
    className,
    children,
    ...rest
  },
  ref,
) {
  const LinkComponent = useLinkComponent()
  return (
    <LinkComponent
      ref={ref}
      className={cx(button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </LinkComponent>
  )
})
