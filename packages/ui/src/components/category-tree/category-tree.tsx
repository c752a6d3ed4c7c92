import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactElement } from 'react'
import { Disclosure } from '../disclosure/disclosure.js'
import { Link } from '../link/link.js'
import { currentMark, isActiveBranch } from '../mega-menu/mega-menu-item.js'
import type { MegaMenuItem } from '../mega-menu/mega-menu-item.js'
import { categoryTree } from './category-tree.styles.js'

export interface CategoryTreeProps extends HTMLAttributes<HTMLElement> {
  /** Names the navigation: 'Categories'. */
  label: string
  /** The same data as the mega menu's. */
  items: readonly MegaMenuItem[]
  /**
   * A link to a category with children, first in its list: 'All in Hoses'. @default its `allLabel`
   * or label
   */
  allLabel?: (label: string) => string
  /** The first level alone, as links. @default false */
  isFolded?: boolean
}

interface BranchProps {
  item: MegaMenuItem
  allLabel: CategoryTreeProps['allLabel']
}

/** Categories as nested disclosures, for narrow screens; the current page's branch is open. */
export const CategoryTree = forwardRef<HTMLElement, CategoryTreeProps>(function CategoryTree(
  { label, items, allLabel, isFolded = false, className, ...rest },
  ref,
) {
  return (
    <nav ref={ref} aria-label={label} className={cx(categoryTree, className)} {...rest}>
      <ul>
        {items.map((item) => (
          <Branch
            key={item.id}
            item={isFolded ? { ...item, isActive: isActiveBranch(item), children: [] } : item}
            allLabel={allLabel}
          />
        ))}
      </ul>
    </nav>
  )
})

function Branch({ item, allLabel }: BranchProps): ReactElement {
  const { label, href, allHref = href, children = [] } = item
  if (children.length === 0) {
    return (
      <li>
        <Link href={href} variant="plain" aria-current={currentMark(item)}>
          {label}
        </Link>
      </li>
    )
  }
  const all = allLabel?.(label) ?? item.allLabel ?? label
  return (
    <li>
      <Disclosure title={label} variant="plain" open={isActiveBranch(item)}>
        <ul>
          <li>
            <Link href={allHref} variant="plain" aria-current={item.isCurrent ? 'page' : undefined}>
              {all}
            </Link>
          </li>
          {children.map((child) => (
            <Branch key={child.id} item={child} allLabel={allLabel} />
          ))}
        </ul>
      </Disclosure>
    </li>
  )
}
