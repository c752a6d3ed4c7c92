import type { PageParts } from '@floga/remix-server/app'
import { useLocale } from '@floga/i18n/react'
import { useRouteLoaderData } from '@remix-run/react'
import { createContext, memo, useContext } from 'react'
import type { ComponentType, ReactElement } from 'react'

/** What the server has of parts that it drew before; nothing in the browser. */
export const PagePartsContext = createContext<PageParts | undefined>(undefined)

/** Values that JSON says whole: the props of a part are its key. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...given: never[]) => unknown
    ? never
    : { [Key in keyof Value]: Plain<Value[Key]> }

/** How a part differs from the one that the server keeps for all its looks. */
export interface PartLooks<Props extends object> {
  /** The look that is drawn and kept: the props that no key holds. */
  kept: Partial<Props>
  /** Makes the markup of other looks of it, to the byte what the component draws. */
  write: (html: string, props: Props) => string
}

/**
 * Makes of a component one whose markup the server keeps from page to page: it may depend on its props, on the page's language
 * and, with `seesSite`, on what `useSite` answers; on no address, member or cart. It begins and ends with an element, stands
 * beside no text, and uses no `useId`. In the browser it is drawn anew only where its props say something else, so that
 * menus and footer stay as they are when another page is shown. A part that stands in many pages in several looks is kept once
 * for all of them with `looks`.
 */
export function keptPart<Props extends object>(
  name: string,
  Part: ComponentType<Props & Plain<Props>>,
  { seesSite = false, looks }: { seesSite?: boolean; looks?: PartLooks<Props & Plain<Props>> } = {},
): ComponentType<Props & Plain<Props>> {
  if (!import.meta.env.SSR) return memo(Part, isSame) as typeof Part
  const useSeen = seesSite ? useAnswerAboutSite : useNothing
  return function KeptPart(props): ReactElement {
    const parts = useContext(PagePartsContext)
    const { code } = useLocale()
    const seen = useSeen()
    if (!parts) return <Part {...props} />
    const drawn = looks ? { ...props, ...looks.kept } : props
    const marks = parts.find(`${name} ${code} ${JSON.stringify(drawn)}`, seen, {
      write: looks && ((html) => looks.write(html, props)),
    })
    if (marks.isKept) return <>{marks.mark}</>
    if (!marks.around) return <Part {...props} />
    const [begin, end] = marks.around
    return (
      <>
        {begin}
        <Part {...drawn} />
        {end}
      </>
    )
  }
}

/** Whether props say the same. */
function isSame(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after)
}

/** The root's answer about the shop: all pages of one version of its data share it. */
function useAnswerAboutSite(): object | undefined {
  return (useRouteLoaderData('root') as { site: object } | undefined)?.site
}

function useNothing(): undefined {
  return undefined
}
