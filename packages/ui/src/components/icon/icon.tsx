import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { SVGAttributes } from 'react'
import { iconPaths } from './icon-paths.js'
import type { IconName } from './icon-paths.js'
import { icon } from './icon.styles.js'

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  name: IconName
  /** Side length in px. @default 20 */
  size?: 16 | 20 | 24 | 32 | 48
  /** Accessible name. Without a label the icon is decorative and hidden. */
  label?: string
}

/**
 * An icon in the colour of the surrounding text. Its content is set as HTML: a page has a hundred
 * icons, and React would render and hydrate each of their elements.
 */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { name, size = 20, label, className, ...rest },
  ref,
) {
  return (
    <svg
      ref={ref}
      className={cx(icon, className)}
      data-icon={name}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      // oxlint-disable-next-line react/no-danger -- the kit's own, no foreign text
      dangerouslySetInnerHTML={{ __html: `<path d="${iconPaths[name]}"></path>` }}
    />
  )
})
