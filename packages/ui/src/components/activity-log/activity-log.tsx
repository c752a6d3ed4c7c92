import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.js'
import type { AvatarPerson } from '../avatar/avatar.js'
import { activityLog } from './activity-log.styles.js'

/** One action of a person. */
export interface Activity {
  id: string | number
  /** Null when it was not caused by a person. */
  person: Pick<AvatarPerson, 'id' | 'name'> | null
  /** 'Maria added 2 × Filter'. */
  text: ReactNode
  /** As machines read it: ISO 8601. */
  at: string
  /** As people read it: '10:32'. */
  time: string
}

/** Props of {@link ActivityLog}; other attributes reach the `<ol>`. */
export interface ActivityLogProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  activities: readonly Activity[]
}

/** A log of who did what and when, the latest first. */
export const ActivityLog = forwardRef<HTMLOListElement, ActivityLogProps>(function ActivityLog(
  { activities, className, ...rest },
  ref,
) {
  return (
    <ol ref={ref} className={cx(activityLog, className)} {...rest}>
      {activities.map(({ id, person, text, at, time }) => (
        <li key={id}>
          {person ? (
            <Avatar person={{ id: person.id, name: person.name }} size="small" />
          ) : (
            <span data-part="anonymous" />
          )}
          <div>
            <p>{text}</p>
            <time dateTime={at}>{time}</time>
          </div>
        </li>
      ))}
    </ol>
  )
})
