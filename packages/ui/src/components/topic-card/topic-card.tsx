import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { Link } from '../link/link.js'
import { Picture } from '../picture/picture.js'
import type { PictureData } from '../picture/picture.js'
import { topicCard } from './topic-card.styles.js'
import { TopicFrame } from './topic-frame.js'

/** A way from a topic into one of its parts. */
export interface TopicLink {
  label: string
  href: string
}

/** Props of {@link TopicCard}; other attributes reach the `<div>`. */
export interface TopicCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  href: string
  title: string
  /** A second line: how many products, or what for. */
  text?: string
  picture?: PictureData
  /** Ways straight into the topic's parts. */
  links?: readonly TopicLink[]
  /** Names the list of links. @default title */
  linksLabel?: string
  /** `stacked` is a surface with its picture above, `row` has a small picture at its side. @default 'stacked' */
  layout?: 'stacked' | 'row'
  /** Level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3
  /** In sight when the page opens. @default false */
  isEager?: boolean
}

/** A topic of the shop: one large link, and small ones into its parts. */
export const TopicCard = forwardRef<HTMLElement, TopicCardProps>(function TopicCard(
  {
    title,
    picture,
    links = [],
    linksLabel = title,
    layout = 'stacked',
    headingLevel = 3,
    isEager = false,
    className,
    ...rest
  },
  ref,
) {
  return (
    <TopicFrame
      ref={ref}
      title={title}
      layout={layout}
      headingLevel={headingLevel}
      picture={picture && <Picture {...picture} alt="" isEager={isEager} />}
      className={cx(topicCard, className)}
      {...rest}
    >
      {links.length > 0 && (
        <ul data-part="links" aria-label={linksLabel}>
          {links.map((link) => (
            <li key={link.href}>
              <Link href={link.href} variant="quiet">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </TopicFrame>
  )
})
