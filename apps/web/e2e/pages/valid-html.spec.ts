import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expect, test } from '../fixtures.js'
import { logInByRequest, newEmail, registerMember } from '../actions/account.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { plenty, soldOut } from '../data/extra-products.js'
import { hose } from '../data/catalogue-samples.js'
import { languages } from '../data/languages.js'
import { longIf } from '../data/long.js'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'missing-doctype': 'error',
    // Lists may have a name (https://www.w3.org/TR/html-aria/); other elements that must not have
    // one are errors.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The menu is in a page twice, for phones and for wide screens, and one of them is displayed:
    // axe checks the displayed one.
    'unique-landmark': 'off',
    // The region of toasts is rendered by a library. Cards of a list are in groups, which a `ul`
    // must not have between itself and its items.
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
    '/withdrawal-form',
    '/legal-guarantee',
    '/questions',
    '/request',
    '/order-lookup',
    '/withdraw',
    '/newsletter',
    '/auth/login',
    '/auth/register',
    '/nothing-of-this-name',
  ]

  const title = `Every kind of page is valid HTML (${code})`
  test(title, longIf(code === 'en'), async ({ request, shop }) => {
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

/** Problems of a server-rendered page: rule, element and page. */
async function problemsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text()
  const { results } = await validator.validateString(html, address)
  const found = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''} at ${address}`,
    ),
  )
  const others = [...missingForms(html), ...problemsUnknownToTheValidator(html)]
  return [...found, ...others.map((problem) => `${problem} at ${address}`)]
}

/** Bytes of a document in which browsers look for its encoding. */
const encodingBytes = 1_024

function problemsUnknownToTheValidator(html: string): string[] {
  const head = Buffer.from(html).subarray(0, encodingBytes).toString()
  const lacksSrcset = (tag: string): boolean => /\ssizes=/i.test(tag) && !/\ssrcset=/i.test(tag)
  const selects = [...html.matchAll(/<select\b([^>]*)>\s*<option\b([^>]*)>/g)]
  return [
    ...(/<meta charset=/i.test(head) ? [] : ['<meta charset> comes too late']),
    ...(/<\/html>\s*$/.test(html) ? [] : ['Something follows </html>']),
    ...(html.match(/<(?:img|source)\b[^>]*>/g) ?? [])
      .filter(lacksSrcset)
      .map((tag) => `sizes without srcset: ${tag}`),
    ...selects
      .filter(([, own = '', first = '']) => /\srequired\b/.test(own) && !/\svalue=""/.test(first))
      .map(([tag]) => `A required list without an empty first choice: ${tag}`),
  ]
}

/**
 * Forms that buttons or fields name, such as those of cards, and that the page lacks: they would do
 * nothing.
 */
function missingForms(html: string): string[] {
  const named = [...html.matchAll(/<(?:button|input|select|textarea)\b[^>]* form="([^"]+)"/g)]
  return named
    .map(([, id = '']) => id)
    .filter((id) => !html.includes(`<form id="${id}"`))
    .map((id) => `No form "${id}"`)
}
