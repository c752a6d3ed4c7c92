import { createContext, useContext } from 'react'
import type { AnchorHTMLAttributes, ElementType, ReactElement, ReactNode } from 'react'

/** Props that every link of the kit passes to the link component. */
export interface LinkTargetProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

export interface LinkProviderProps {
  /** Component rendered for every link of the kit; takes `href` and the attributes of `<a>`. */
  component: ElementType<LinkTargetProps>
  children: ReactNode
}

const LinkContext = createContext<ElementType<LinkTargetProps>>('a')

/**
 * Hands the router's link to the kit. Without a provider every link is a plain `<a href>`.
 *
 * @example
 * ```tsx
 * const RouterLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(({ href, ...rest }, ref) => (
 *   <Link ref={ref} to={href} {...rest} />
 * ))
 * <LinkProvider component={RouterLink}>…</LinkProvider>
 * ```
 */
export function LinkProvider({ component, children }: LinkProviderProps): ReactElement {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

/** Returns the link component: `'a'` without a {@link LinkProvider}. */
export function useLinkComponent(): ElementType {
  return useContext(LinkContext)
}
