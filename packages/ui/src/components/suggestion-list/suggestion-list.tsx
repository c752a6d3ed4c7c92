import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.js'
import type { AvatarPerson } from '../avatar/avatar.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { Link } from '../link/link.js'
import { suggestionList } from './suggestion-list.styles.js'

/** A product that a person suggests. */
export interface Suggestion {
  id: string
  name: string
  href: string
  image?: ImageAsset
  /** '2 items'. */
  quantity: string
  person: Pick<AvatarPerson, 'id' | 'name'>
  /** 'Maria suggests'. */
  by: string
  /** Accept and decline: buttons in forms. */
  actions?: ReactNode
}

/** Props of {@link SuggestionList}; other attributes reach the `<ul>`. */
export interface SuggestionListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  suggestions: readonly Suggestion[]
}

/** Suggestions of others, for the owner of a cart to accept or decline. */
export const SuggestionList = forwardRef<HTMLUListElement, SuggestionListProps>(
  function SuggestionList({ suggestions, className, ...rest }, ref) {
    return (
      <ul ref={ref} className={cx(suggestionList, className)} {...rest}>
        {suggestions.map(({ id, name, href, image, quantity, person, by, actions }) => (
          <li key={id}>
            {image && <Image {...image} alt="" />}
            <div data-part="content">
              <p data-part="by">
                <Avatar person={{ id: person.id, name: person.name }} size="small" />
                {by}
              </p>
              <p>
                <Link href={href} variant="quiet">
                  {name}
                </Link>
              </p>
              <p data-part="quantity">{quantity}</p>
            </div>
            {actions && <div data-part="actions">{actions}</div>}
          </li>
        ))}
      </ul>
    )
  },
)
