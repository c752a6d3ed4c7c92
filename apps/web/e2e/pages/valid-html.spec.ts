import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expect, test } from '../fixtures.js'
import { logInByRequest, newEmail, registerMember } from '../actions/account.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { plenty, soldOut } from '../data/extra-products.js'
import { hose } from '../data/catalogue-samples.js'
import { languages } from '../data/languages.js'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'missing-doctype': 'error',
    // Lists may have a name (https://www.w3.org/TR/html-aria/); what may have none is an error all the same.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The menu stands in a page twice, for phones and for wide screens, and one of them is displayed: axe checks what is.
    'unique-landmark': 'off',
    // The place of toasts is made by the library that shows them. Cards of a list stand in groups, which a `ul` may not have
    // between itself and its items.
    'prefer-native-element': ['error', { exclude: ['region', 'list', 'listitem'] }],
  },
})

for (const { code, path } of languages) {
  const pages = [
    '/',
    '/products',
    '/products?search=filtro&view=list',
    `/products/${hose.slug[code]}`,
    `/products/${extraProduct(soldOut).slug[code]}`,
    '/categories',
    `/categories/${hose.categorySlug[code]}`,
    '/brands',
    '/offers',
    '/compare',
    '/contact',
    '/privacy',
    '/cookie-policy',
    '/terms-and-conditions',
    '/payment-methods',
    '/shipping-methods',
    '/accessibility',
    '/questions',
    '/request',
    '/order-lookup',
    '/withdraw',
    '/newsletter',
    '/auth/login',
    '/auth/register',
    '/nothing-of-this-name',
  ]

  test(`Every kind of page is valid HTML (${code})`, async ({ request, shop }) => {
    test.slow()
    const found = new Set<string>()
    const check = async (address: string): Promise<void> => {
      for (const problem of await problemsOf(request, address)) found.add(problem)
    }
    for (const page of pages) await check(path(page))

    const form = { intent: 'add', variantId: await variantOf(request, path(productPath(code))) }
    await request.post(path('/shopping-cart'), { form })
    await check(path('/shopping-cart'))
    await check(path('/checkout'))
    const email = newEmail(`valid-${code}`)
    await registerMember(request, shop, email)
    await logInByRequest(request, email)
    await check(path('/account?address=new'))
    await check(path('/orders'))
    expect([...found]).toEqual([])
  })
}

function productPath(code: 'el' | 'en'): string {
  return `/products/${extraProduct(plenty).slug[code]}`
}

async function variantOf(request: APIRequestContext, address: string): Promise<string> {
  const html = await (await request.get(address)).text()
  return /name="variantId" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

/** What is wrong with a page as the server renders it: rule, element and page. */
async function problemsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text()
  const { results } = await validator.validateString(html, address)
  const found = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''} at ${address}`,
    ),
  )
  return [...found, ...missingForms(html).map((id) => `No form "${id}" at ${address}`)]
}

/** Forms that buttons or fields name, such as those of cards, and that the page lacks: they would do nothing. */
function missingForms(html: string): string[] {
  const named = [...html.matchAll(/<(?:button|input|select|textarea)\b[^>]* form="([^"]+)"/g)]
  return named.map(([, id = '']) => id).filter((id) => !html.includes(`<form id="${id}"`))
}
