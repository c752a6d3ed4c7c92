import { chromium } from 'playwright-core'
import type { Locator } from 'playwright-core'

export interface AdminProduct {
  title: string
  handle: string
  description: string
  /** File. */
  image: string
  sku: string
  price: string
}

export type Admin = Awaited<ReturnType<typeof openAdmin>>

/** Logs in to Medusa's admin: what an owner does in its screens. */
export async function openAdmin(medusaUrl: string, login: { email: string; password: string }) {
  const browser = await chromium.launch({
    executablePath: process.env['FLOGA_CHROMIUM'] || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1600, height: 1000 } })
  page.setDefaultTimeout(120_000)
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() < 400 || !pathname.startsWith('/admin/')) return
    console.log(`Medusa: ${response.status()} ${response.request().method()} ${pathname}`)
  })
  const signIn = async () => {
    await page.goto(`${medusaUrl}/app`)
    await page.fill('input[name=email]', login.email)
    await page.fill('input[name=password]', login.password)
    await page.click('button[type=submit]')
    await page.waitForURL(/\/app\/orders/)
  }
  await signIn()
  const button = (name: string | RegExp, within: Locator = page.locator('body')) =>
    within.locator('button', { hasText: name }).last()
  const openMenu = async (heading: string | RegExp, item: string) => {
    const section = page
      .getByRole('heading', { name: heading })
      .locator('xpath=ancestor::div[.//button[@aria-haspopup="menu"]][1]')
    await section.locator('button[aria-haspopup=menu]').first().click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const choose = async (list: Locator) => {
    await list.click()
    await page.getByRole('option').first().click()
  }
  /** A cell of a table that is filled in like a spreadsheet. */
  const fillCell = async (cell: Locator, value: string) => {
    await cell.dblclick()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(value)
    await page.keyboard.press('Enter')
  }
  const cellOf = (name: string) => page.locator(`[role=gridcell]:has(input[name="${name}"])`).last()
  const open = async (path: string, sign: Locator) => {
    await page.goto(`${medusaUrl}/app${path}`)
    await sign.or(page.locator('input[name=email]')).first().waitFor()
    // Medusa forgets who has logged in when it starts again.
    if (!(await sign.isVisible())) {
      await signIn()
      await page.goto(`${medusaUrl}/app${path}`)
    }
    await sign.waitFor()
  }
  const openOrder = (id: string) =>
    open(`/orders/${id}`, page.getByRole('heading', { name: 'Payments' }))
  const confirm = () => button(/Confirm|Continue|Delete/, page.getByRole('alertdialog')).click()
  const said = (text: string) => page.getByText(text).first().waitFor()
  return {
    close: () => browser.close(),
    /** A screenshot of the window. */
    show: (file: string) => page.screenshot({ path: file }),
    /** A screenshot of a page of the shop, as its shoppers see it. */
    async showShop(address: string, file: string) {
      const shop = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await shop.goto(address)
      await shop.screenshot({ path: file })
      await shop.close()
    },
    /** Publishes a product with one variant. @returns Its id. */
    async createProduct(product: AdminProduct): Promise<string> {
      await page.goto(`${medusaUrl}/app/products/create`)
      // The list behind the dialog has been rendered twice while it opened.
      await page.waitForLoadState('networkidle')
      await page.locator('input[name=title]').last().fill(product.title)
      await page.locator('input[name=handle]').last().fill(product.handle)
      await page.locator('textarea[name=description]').last().fill(product.description)
      await page.locator('input[type=file]').last().setInputFiles(product.image)
      await button('Continue').click()
      await page.getByText('Sales channels').last().waitFor()
      await button('Continue').click()
      for (const [name, value] of [
        ['sku', product.sku],
        ['prices.eur', product.price],
      ] as const) {
        await fillCell(cellOf(`variants.0.${name}`), value)
      }
      await cellOf('variants.0.manage_inventory').locator('button[role=checkbox]').click()
      await button('Publish').click()
      await page.waitForURL(/\/products\/prod_/)
      return new URL(page.url()).pathname.split('/').at(-1)!
    },
    /** Gives a product its title in English. */
    async translate(product: string, title: string) {
      const name = `entities.${product}.fields.title`
      const cell = page.locator(`[role=gridcell]:has([name="${name}"])`).last()
      await open(`/settings/translations/edit?reference=product&reference_id=${product}`, cell)
      await page.getByRole('combobox').click()
      await page.getByRole('option', { name: 'English' }).click()
      await fillCell(cell, title)
      await button(/^Save and close$/i).click()
      await cell.waitFor({ state: 'hidden' })
    },
    /** In grams, of a product with one variant. */
    async setWeight(product: string, variant: string, grams: string) {
      const weight = page.locator('input[name=weight]')
      await open(`/products/${product}/variants/${variant}/edit`, weight)
      await weight.fill(grams)
      await button('Save').click()
      await weight.waitFor({ state: 'hidden' })
    },
    /** Of a product with one variant. */
    async setPrice(product: string, price: string) {
      await open(`/products/${product}/prices`, cellOf('variants.0.prices.eur'))
      await fillCell(cellOf('variants.0.prices.eur'), price)
      await button('Save').click()
      await page.waitForURL(/\/products\/[^/]+$/)
    },
    /** Of a product with one variant, at the only place where goods are kept. */
    async setStock(product: string, pieces: string) {
      const cell = page.locator('[role=gridcell]:has(input[name^="variants."])').last()
      await open(`/products/${product}/stock`, cell)
      const isKept = page.getByRole('switch').last()
      if ((await isKept.getAttribute('aria-checked')) === 'false') await isKept.click()
      await fillCell(cell, pieces)
      await button('Save').click()
      await page.waitForURL(/\/products\/[^/]+$/)
    },
    /** A price list of the type 'Sale' with one product of one variant. */
    async startSale(title: string, product: string, price: string) {
      await open('/price-lists/create', page.locator('input[name=title]'))
      await page.fill('input[name=title]', title)
      await page.fill('textarea[name=description]', title)
      await button('Continue').click()
      await page.getByRole('dialog').getByPlaceholder('Search').fill(product)
      await page.getByRole('row', { name: product }).getByRole('checkbox').click()
      await button('Continue').click()
      await fillCell(
        page.locator('[role=gridcell]:has(input[name$="currency_prices.eur.0.amount"])').last(),
        price,
      )
      await button('Save').click()
      await page.waitForURL(/\/price-lists\/plist_/)
    },
    async endSale(title: string) {
      const row = page.getByRole('row', { name: title })
      await open('/price-lists', row)
      await row.click()
      await page.waitForURL(/\/price-lists\/plist_/)
      await openMenu(title, 'Delete')
      await confirm()
      await page.waitForURL(/\/price-lists$/)
    },
    async markAsPaid(order: string) {
      await openOrder(order)
      await button('Mark as paid').click()
      await confirm()
      await page.getByText('Total pending').waitFor({ state: 'hidden' })
    },
    async pack(order: string) {
      await openOrder(order)
      await openMenu('Unfulfilled Items', 'Fulfill items')
      await page.locator('input[name^=quantity]').waitFor()
      // What it shows as chosen counts only a moment later.
      await choose(page.getByRole('combobox').nth(1))
      await button('Create Fulfillment').click()
      await said('Fulfillment created successfully')
    },
    async send(order: string, tracking: string) {
      await openOrder(order)
      await button('Mark as shipped').click()
      await button('Add tracking number').click()
      await page.fill('input[name="labels.0.tracking_number"]', tracking)
      await page.fill('input[name="labels.0.tracking_url"]', `https://track.example/${tracking}`)
      await button('Save').click()
      await said('Shipment created successfully')
    },
    async deliver(order: string) {
      await openOrder(order)
      await button('Mark as delivered').click()
      await confirm()
      await said('Fulfillment marked as delivered')
    },
    /** Of one piece of an order with one line. */
    async requestReturn(order: string) {
      await openOrder(order)
      await openMenu('Summary', 'Create Return')
      await page.getByText('Add items').click()
      await page.getByRole('checkbox').last().click()
      await button('Save').click()
      await Promise.all([
        page.waitForResponse(
          (one) => one.url().includes('/admin/returns/') && one.request().method() === 'POST',
        ),
        choose(page.getByRole('combobox').first()),
      ])
      await button('Confirm Return').click()
      await confirm()
      await page.waitForURL(/\/orders\/order_[^/]+$/)
      await page.waitForLoadState('networkidle')
      await openOrder(order)
      await page.waitForLoadState('networkidle')
      // On a busy machine the admin begins another return while it closes the form of this one.
      const begun = page.getByRole('heading', { name: 'Return initiated' })
      if (!(await begun.isVisible())) return
      await button('Cancel Return').click()
      await begun.waitFor({ state: 'hidden' })
    },
    async receiveReturn(order: string) {
      await openOrder(order)
      await page.getByText('Receive items').first().click()
      await page.locator('input[name="items.0.quantity"]').waitFor()
      await button('Save').click()
      await said('Return received successfully')
    },
    async refund(order: string, amount: string) {
      await openOrder(order)
      await openMenu('Payments', 'Refund')
      const field = page.locator('input[name=amount]')
      await field.fill(amount)
      // It writes the amount with cents once it is left.
      await field.press('Tab')
      await Promise.all([
        page.waitForResponse((one) => one.url().endsWith('/refund')),
        button('Save').click(),
      ])
      await field.waitFor({ state: 'hidden' })
    },
    async cancel(order: string) {
      await openOrder(order)
      await openMenu(/^#\d+/, 'Cancel')
      await confirm()
      await page.getByText('Canceled').first().waitFor()
    },
  }
}
