import type { Locator, Page } from 'playwright-core'

/** A visitor's interactions on a page, in order. */
export interface Scenario {
  device: 'phone' | 'desktop'
  page: 'home' | 'list' | 'product' | 'variants' | 'cart'
  steps: readonly ScenarioStep[]
}

/** One action of a visitor; ends once the page shows its result. */
export interface ScenarioStep {
  /** Without a name it only prepares the next one. */
  name?: string
  run: (visit: Visit) => Promise<void>
}

export interface Visit {
  page: Page
  /** Touches on a phone, clicks elsewhere. */
  press: (target: Locator) => Promise<void>
}

// Languages differ only in text: locators do not use any.
const sheet = (page: Page): Locator => page.locator('dialog:modal')
const panel = (page: Page): Locator => page.locator('[data-part=flyout]')
const category = (page: Page, place: number): Locator =>
  page.locator('nav [data-part=label][role=button]').nth(place)
const suggestions = (page: Page): Locator => page.getByRole('listbox')
const search = (page: Page): Locator => page.locator('input[role=combobox]:visible').first()
const quantity = (page: Page): Locator => page.locator('main fieldset').first()

const closeSheet = async ({ page, press }: Visit): Promise<void> => {
  await press(sheet(page).locator('[data-part=head] button').first())
  await sheet(page).waitFor({ state: 'hidden' })
}

const openCart = async ({ page, press }: Visit): Promise<void> => {
  await press(page.locator('header a[href$="/shopping-cart"]'))
  await sheet(page).waitFor()
}

const addToCart =
  (form: string) =>
  async ({ page, press }: Visit): Promise<void> => {
    const buttons = page.locator(`main ${form} button[type=submit]:visible`)
    await press(buttons.filter({ has: page.locator('[data-icon=bag]') }).first())
    await sheet(page).waitFor()
  }

const toggleFilter =
  (isWanted: boolean) =>
  async ({ page, press }: Visit): Promise<void> => {
    await press(page.locator('input[type=checkbox][name=brand]:visible').first())
    await page.waitForURL((url) => url.searchParams.has('brand') === isWanted)
  }

const increase = async ({ page, press }: Visit): Promise<void> => {
  const count = quantity(page).locator('input[type=number]')
  const before = await count.inputValue()
  await press(quantity(page).locator('button').last())
  // Text would be evaluated again at each poll, which the content policy forbids.
  await page.waitForFunction(({ field, value }) => Reflect.get(Object(field), 'value') !== value, {
    field: await count.elementHandle(),
    value: before,
  })
}

const typeWord = async ({ page }: Visit): Promise<void> => {
  await search(page).pressSequentially('filter', { delay: 150 })
  await suggestions(page).waitFor()
}

/** Scenarios whose interactions must have a low INP, each with its name in the table. */
export const scenarios: readonly Scenario[] = [
  {
    device: 'phone',
    page: 'list',
    steps: [
      {
        name: 'menu, open',
        async run({ page, press }) {
          await press(page.locator('header summary').first())
          await sheet(page).waitFor()
        },
      },
      { name: 'menu, close', run: closeSheet },
      {
        name: 'filter drawer, open',
        async run({ page, press }) {
          await press(page.locator('main a[data-part=opener]'))
          await sheet(page).waitFor()
        },
      },
      { name: 'filter in the drawer, tick', run: toggleFilter(true) },
      { name: 'filter in the drawer, clear', run: toggleFilter(false) },
      { name: 'filter drawer, close', run: closeSheet },
    ],
  },
  {
    device: 'desktop',
    page: 'home',
    steps: [
      {
        name: 'mega menu, open',
        async run({ page, press }) {
          await press(category(page, 0))
          await panel(page).waitFor()
        },
      },
      {
        name: 'mega menu, next category',
        async run({ page, press }) {
          await press(category(page, 1))
          await category(page, 1).and(page.locator('[aria-expanded=true]')).waitFor()
        },
      },
      {
        name: 'mega menu, close',
        async run({ page, press }) {
          await press(category(page, 1))
          await panel(page).waitFor({ state: 'hidden' })
        },
      },
    ],
  },
  {
    device: 'desktop',
    page: 'list',
    steps: [
      { name: 'filter, tick', run: toggleFilter(true) },
      { name: 'filter, clear', run: toggleFilter(false) },
      { name: 'card, add to cart', run: addToCart('article') },
      { name: 'cart drawer, close', run: closeSheet },
      { name: 'search, a key', run: typeWord },
      { run: ({ page }) => search(page).fill('') },
    ],
  },
  {
    device: 'phone',
    page: 'product',
    steps: [
      { name: 'quantity', run: increase },
      { name: 'add to cart', run: addToCart('form') },
      { name: 'cart drawer, close', run: closeSheet },
      { name: 'cart drawer, open', run: openCart },
      { run: closeSheet },
      { name: 'search, a key', run: typeWord },
      { run: ({ page }) => search(page).fill('') },
    ],
  },
  {
    device: 'phone',
    page: 'variants',
    steps: [
      {
        name: 'variant',
        async run({ page, press }) {
          const other = page.locator('#options a[data-part=value]:not([aria-current])').first()
          const address = await other.getAttribute('href')
          await press(other)
          await page.locator(`#options a[href="${address}"][aria-current]`).waitFor()
        },
      },
    ],
  },
  {
    device: 'phone',
    page: 'cart',
    steps: [{ name: 'quantity of a line', run: increase }],
  },
]
