import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import { useLinkComponent } from '../../lib/link-provider.js'
import type { LinkTargetProps } from '../../lib/link-provider.js'
import { link } from './link.styles.js'

/** Props of {@link Link}; all attributes of `<a>` reach the element. */
export interface LinkProps extends LinkTargetProps {
  /**
   * `inline` in running text, `quiet` in menus and lists, `plain` without any look.
   * @default 'inline'
   */
  variant?: 'inline' | 'quiet' | 'plain'
}

/** A link, rendered by the router's link component when a provider sets one. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { variant = 'inline', className, ...rest },
  ref,
) {
  const LinkComponent = useLinkComponent()
  return (
    <LinkComponent ref={ref} className={cx(link, className)} data-variant={variant} {...rest} />
  )
})
