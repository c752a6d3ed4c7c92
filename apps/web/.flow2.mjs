import { chromium } from '@playwright/test'
const base='http://127.0.0.1:3230', out='/tmp/product-shots'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const page = await context.newPage()
await page.goto(base+'/products/rythmistis-vidotos-dosaflux-basis-30-mbar'); await page.waitForTimeout(1500)
await page.goto(base+'/products/rythmistis-koubotos-dosaflux-klik-1-5-kg-h?variant=DFX-KLK-50-21'); await page.waitForTimeout(2500)
await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 700) { scrollTo(0, y); await new Promise(r => setTimeout(r, 250)) } scrollTo(0, 0) })
await page.waitForTimeout(800)
await page.screenshot({path: out+'/klik-1440.png', fullPage:true})
for (const w of [768,1200]) { await page.setViewportSize({width:w,height:900}); await page.waitForTimeout(700); await page.screenshot({path: `${out}/klik-${w}.png`, fullPage:false}); console.log(w, await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth)) }
await page.setViewportSize({width:390,height:844}); await page.evaluate(()=>scrollTo(0,1100)); await page.waitForTimeout(800); await page.screenshot({path: out+'/klik-390.png'})
await browser.close()
