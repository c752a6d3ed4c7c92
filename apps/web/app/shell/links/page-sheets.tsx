import { Links } from '@remix-run/react'
import { cloneElement, useEffect } from 'react'
import type { LinkHTMLAttributes, ReactElement } from 'react'

import { keepSheets, useKeptSheets } from './kept-sheets.js'
import { flattenElements } from './flatten-elements.js'

const drawLinks = Links

/**
 * The page's links by Remix. Sheets stay when another page is shown, and those of a page that is fetched ahead come before
 * it: with every change of them a browser forgets the measures of all text and lays the whole page out anew. All rules stand
 * in layers of their components, so that the order of sheets says nothing.
 */
export function PageSheets(): ReactElement {
  const kept = useKeptSheets()
  const links = flattenElements<LinkHTMLAttributes<HTMLLinkElement>>(drawLinks())
  useEffect(() => {
    keepSheets(links.flatMap(({ props }) => (props.rel === 'stylesheet' ? (props.href ?? []) : [])))
  })
  const others = links.filter(({ props }) => !kept.includes(props.href ?? ''))
  return (
    <>
      {[
        ...kept.map((href) => <link key={href} rel="stylesheet" href={href} />),
        // The same keys: a sheet that is kept from now on stays the element that it is.
        ...others.map((link) => cloneElement(link, { key: link.props.href })),
      ]}
    </>
  )
}
