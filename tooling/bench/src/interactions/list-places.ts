import { listPages } from '../pages/list-pages.js'
import type { FollowedLink } from './measure-page-change.js'
import type { Scenario } from './scenarios.js'

/** The pages of one language that are touched. */
export interface Places {
  language: 'el' | 'en'
  urls: Record<Scenario['page'], string>
  /** Sent along where a page shows a cart. */
  cartCookie: string | undefined
}

/** Finds the pages by links, so that no slug is written down here. */
export async function listPlaces(origin: string): Promise<Places[]> {
  const pages = await listPages(origin)
  const places: Places[] = []
  for (const language of ['el', 'en'] as const) {
    const find = (name: string) => {
      const page = pages.find((one) => one.name === name && one.language === language)
      if (!page) throw new Error(`No page ${name} in ${language}.`)
      return page
    }
    const list = origin + find('list').path
    const withChoices = /href="([^"#?]+)#options"/.exec(await (await fetch(list)).text())?.[1]
    if (withChoices === undefined) throw new Error(`${list} has no product with choices.`)
    places.push({
      language,
      urls: {
        home: origin + find('home').path,
        list,
        product: origin + find('product').path,
        variants: origin + withChoices,
        cart: origin + find('cart').path,
      },
      cartCookie: find('cart').cookie,
    })
  }
  return places
}

/** A kind of link, and pages with such links, each leading elsewhere. */
export interface LinkKind {
  name: string
  links: FollowedLink[]
}

/** Links to products on the list and at home, and from products to their categories. */
export async function listLinks(urls: Places['urls']): Promise<LinkKind[]> {
  const html = await (await fetch(urls.list)).text()
  const products = [
    ...new Set([...html.matchAll(/href="(\/products\/[^"#?]+)"/g)].map(([, path]) => path)),
  ]
  return [
    { name: 'list to product', links: cardLinks(urls.list, 24) },
    { name: 'home to product', links: cardLinks(urls.home, 6) },
    {
      name: 'breadcrumb to category',
      links: products.slice(0, 8).map((path) => ({
        url: new URL(path ?? '', urls.list).href,
        find: (page) => page.locator('nav > ol a').last(),
      })),
    },
  ]
}

/** The first so many cards of a page. */
function cardLinks(url: string, count: number): FollowedLink[] {
  return Array.from({ length: count }, (_, place) => ({
    url,
    find: (page) => page.locator('main article [data-part=name] a').nth(place),
  }))
}
