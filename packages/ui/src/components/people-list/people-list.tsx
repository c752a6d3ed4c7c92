import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.js'
import type { AvatarPerson } from '../avatar/avatar.js'
import { peopleList } from './people-list.styles.js'

/** One of the people of a {@link PeopleList}. */
export interface ListedPerson extends AvatarPerson {
  /** 'Owner', 'May change', 'May look'. */
  role: string
  /** After the name: 'you'. */
  note?: string
  /** Possible actions: buttons in forms. */
  actions?: ReactNode
}

/** Props of {@link PeopleList}; other attributes reach the `<ul>`. */
export interface PeopleListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  people: readonly ListedPerson[]
  /** 'Here now'. */
  hereLabel: string
}

/** A list of people: name, role, presence and actions. */
export const PeopleList = forwardRef<HTMLUListElement, PeopleListProps>(function PeopleList(
  { people, hereLabel, className, ...rest },
  ref,
) {
  return (
    <ul ref={ref} className={cx(peopleList, className)} {...rest}>
      {people.map(({ role, note, actions, ...person }) => (
        <li key={person.id}>
          <Avatar person={person} />
          <div data-part="content">
            <p data-part="name">
              {person.name}
              {note && <span> ({note})</span>}
            </p>
            <p data-part="facts">
              {role}
              {person.isHere && <span data-part="here"> · {hereLabel}</span>}
            </p>
          </div>
          {actions && <div data-part="actions">{actions}</div>}
        </li>
      ))}
    </ul>
  )
})
