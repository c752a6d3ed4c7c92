import { Children, Fragment, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'

/** The elements that a part of Remix draws, out of their fragments. */
export function flattenElements<Props>(node: ReactNode): ReactElement<Props>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props & { children?: ReactNode }>(child)) return []
    return child.type === Fragment ? flattenElements<Props>(child.props.children) : [child]
  })
}
