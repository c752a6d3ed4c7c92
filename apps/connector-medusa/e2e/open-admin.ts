import { chromium } from 'playwright-core'

export interface AdminProduct {
  title: string
  handle: string
  description: string
  /** File. */
  image: string
  sku: string
  price: string
}

/** Logs in to Medusa's admin and publishes a product with one variant, in its own screens. */
export async function createProductInAdmin(
  medusaUrl: string,
  login: { email: string; password: string },
  product: AdminProduct,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['FLOGA_CHROMIUM'] || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1600, height: 1000 } })
    page.setDefaultTimeout(120_000)
    await page.goto(`${medusaUrl}/app`)
    await page.fill('input[name=email]', login.email)
    await page.fill('input[name=password]', login.password)
    await page.click('button[type=submit]')
    await page.waitForURL(/\/app\/orders/)
    await page.goto(`${medusaUrl}/app/products/create`)
    // The list behind the dialog has been rendered twice while it opened.
    await page.waitForLoadState('networkidle')
    await page.locator('input[name=title]').last().fill(product.title)
    await page.locator('input[name=handle]').last().fill(product.handle)
    await page.locator('textarea[name=description]').last().fill(product.description)
    await page.locator('input[type=file]').last().setInputFiles(product.image)
    const next = page.locator('button:has-text("Continue")').last()
    await next.click()
    await page.getByText('Sales channels').last().waitFor()
    await next.click()
    for (const [name, value] of [
      ['sku', product.sku],
      ['prices.eur', product.price],
    ] as const) {
      const cell = page.locator(`[role=gridcell]:has(input[name="variants.0.${name}"])`).last()
      await cell.dblclick()
      await page.keyboard.type(value)
      await page.keyboard.press('Enter')
    }
    const managed = 'input[name="variants.0.manage_inventory"]'
    await page.locator(`[role=gridcell]:has(${managed}) button[role=checkbox]`).last().click()
    await page.locator('button:has-text("Publish")').last().click()
    await page.waitForURL(/\/products\/prod_/)
  } finally {
    await browser.close()
  }
}
