import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import type { IconName } from '../icon/icon-paths.js'
import { Link } from '../link/link.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'

/** One thing that a search may mean. */
export interface Suggestion {
  id: string
  label: string
  href: string
  /** A line under the label: the brand, the category above. */
  note?: string
  image?: ImageAsset
  /** Content at the end: a formatted price, a count. */
  detail?: string
  /** Icon in place of an image: `clock` for a recent search. */
  icon?: IconName
  /** Names the cross that takes it away, and lets Delete do so: 'Forget “hose”'. */
  removeLabel?: string
}

/** Suggestions of one kind: products, categories, brands, recent searches. */
export interface SuggestionGroup {
  id: string
  label: string
  suggestions: readonly Suggestion[]
}

interface SuggestionListProps {
  id: string
  label: string
  groups: readonly SuggestionGroup[]
  activeId: string | undefined
  optionId: (group: SuggestionGroup, suggestion: Suggestion) => string
  onChoose: (suggestion: Suggestion) => void
  onRemove: ((suggestion: Suggestion) => void) | undefined
  footer: ReactNode
}

/** The open list. Its options are links, so that they can be opened in a new tab. */
export function SuggestionList({
  id,
  label,
  groups,
  activeId,
  optionId,
  onChoose,
  onRemove,
  footer,
}: SuggestionListProps): ReactElement {
  return (
    <div data-part="popup">
      <div id={id} role="listbox" aria-label={label}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <p id={`${id}-${group.id}`} role="presentation">
              {group.label}
            </p>
            {group.suggestions.map((suggestion) => {
              const own = optionId(group, suggestion)
              return (
                <div key={own} role="presentation" data-part="row">
                  <Link
                    id={own}
                    role="option"
                    variant="plain"
                    href={suggestion.href}
                    tabIndex={-1}
                    aria-selected={own === activeId}
                    aria-keyshortcuts={suggestion.removeLabel && 'Delete'}
                    onClick={() => onChoose(suggestion)}
                  >
                    <SuggestionImage {...suggestion} />
                    <span data-part="content">
                      <span>{suggestion.label}</span>{' '}
                      {suggestion.note && <span data-part="note">{suggestion.note}</span>}
                    </span>{' '}
                    {suggestion.detail && <span data-part="detail">{suggestion.detail}</span>}
                  </Link>
                  {suggestion.removeLabel && (
                    // A list of options may hold nothing else: keys have Delete, this is for the
                    // pointer.
                    <button
                      type="button"
                      tabIndex={-1}
                      aria-hidden="true"
                      title={suggestion.removeLabel}
                      onClick={() => onRemove?.(suggestion)}
                    >
                      <Icon name="close" />
                    </button>
                  )}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {footer && <div data-part="footer">{footer}</div>}
    </div>
  )
}

function SuggestionImage({ image, icon = 'search' }: Suggestion): ReactElement {
  return image ? (
    <Image {...image} alt="" data-part="image" />
  ) : (
    <span data-part="image">
      <Icon name={icon} />
    </span>
  )
}
