import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Heading } from '../heading/heading.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { banner } from './banner.styles.js'

/** Props of {@link Banner}; other attributes reach the `<div>`. */
export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: string
  /** One or two sentences. */
  text?: ReactNode
  /** A link: the whole banner leads where it does. */
  action?: ReactNode
  /** A decorative image at the end. */
  image: ImageAsset
  /** Tint of the ground. @default 'plain' */
  tone?: 'plain' | 'primary' | 'warm' | 'fresh'
  /** `row` has the image beside the text at every width, in less space. @default 'stacked' */
  layout?: 'stacked' | 'row'
  /** Level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3
}

/** A promise of the shop with its image. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  {
    title,
    text,
    action,
    image,
    tone = 'plain',
    layout = 'stacked',
    headingLevel = 3,
    className,
    ...rest
  },
  ref,
) {
  return (
    <div
      ref={ref}
      className={cx(banner, className)}
      data-tone={tone}
      data-layout={layout}
      {...rest}
    >
      <div data-part="content">
        <Heading level={headingLevel} size={layout === 'row' ? 4 : 3}>
          {title}
        </Heading>
        {text && <p data-part="text">{text}</p>}
        {action}
      </div>
      <Image {...image} alt="" fit="bare" />
    </div>
  )
})
