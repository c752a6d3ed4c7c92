import { chromium } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
const base='http://127.0.0.1:3331'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const page = await context.newPage(); page.setDefaultTimeout(60000)
page.on('console', m => { if (!['log'].includes(m.type())) console.log('console', m.type(), m.text().slice(0,300)) })
page.on('pageerror', e => console.log('pageerror', e.message))
page.on('response', r => { if (r.status()>=400) console.log(r.status(), r.request().method(), r.url()) })
const shot = async (n, w=1440) => { await page.setViewportSize({width:w,height:900}); await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/session-shots/${n}-${w}.png`, fullPage: true }); console.log(n, page.url()) }
const email=`m${Date.now()}@example.gr`
await page.goto(base+'/en/orders'); await page.waitForURL(/login/); await shot('login',390)
await page.setViewportSize({width:1440,height:900})
await page.locator('main').getByRole('link',{name:'Create an account'}).click(); await page.waitForURL(/register/)
await page.waitForTimeout(2200)
await page.fill('[name=email]', email); await page.fill('[name=password]','a quiet blue kettle'); await page.fill('[name=repeat]','a quiet blue kettle')
await page.getByRole('button',{name:'Create account'}).click(); await page.getByRole('status').waitFor(); await shot('registered')
let link
for (let i=0;i<60&&!link;i++){ await page.waitForTimeout(500); for (const f of readdirSync('/tmp/session-data/mails')){ const t=readFileSync('/tmp/session-data/mails/'+f,'utf8').replace(/=\r?\n/g,'').replace(/=3D/g,'='); if(t.includes(email)) link=t.match(/http:\/\/[^\s"<]*confirm\?token=[\w-]+/)?.[0] } }
await page.goto(link); await page.getByRole('button',{name:'Confirm the address'}).click(); await page.waitForURL(/login/)
// guest cart first
await page.goto(base+'/en/products'); await page.locator('main form button[type=submit]').filter({hasText:'Add'}).first().click(); await page.waitForTimeout(1500)
await page.goto(base+'/en/auth/login?return=%2Fen%2Forders')
await page.fill('[name=email]', email); await page.fill('[name=password]','a quiet blue kettle'); await page.locator('main').getByRole('button',{name:'Log in'}).click(); page.on("request", r=>{ if (r.isNavigationRequest()) console.log("DOC", r.method(), r.url()) }); await page.waitForURL(u=>u.pathname.endsWith("/orders")); await page.waitForTimeout(4000); await shot("orders-empty"); await shot('orders-empty',390)
await page.goto(base+'/en/checkout'); await page.waitForTimeout(800)
const f=(n)=>page.locator(`[name="${n}"]`)
await f('email').fill(email); await f('firstName').fill('Maria'); await f('lastName').fill('Papa'); await f('phone').fill('2101234567')
await f('billing.region').selectOption('GR-I'); await f('billing.address').fill('Ermou 12'); await f('billing.city').fill('Athens'); await f('billing.postalCode').fill('10563')
await page.waitForTimeout(1500)
await page.locator('input[name=shippingMethodId]').first().check(); await page.locator('input[name=paymentMethodId]').first().check(); await f('terms').check(); await page.waitForTimeout(1500)
await page.getByRole('button',{name:/obligation/}).click(); await page.waitForURL(/receipt/,{timeout:60000}); 
await page.goto(base+'/en/orders'); await shot('orders'); await shot('orders',390)
await page.setViewportSize({width:1440,height:900})
await page.locator('main li a').first().click(); await page.waitForURL(/orders\//); await page.waitForTimeout(500); await shot('order'); await shot('order',390)
await page.getByRole('button',{name:'Order again'}).click(); await page.waitForURL(/shopping-cart/); await page.waitForTimeout(500); await shot('again')
await page.goto(base+'/en/account'); await shot('account'); await shot('account',390)
await page.goto(base+'/en/account?address=new#addresses'); await shot('address')
await page.goto(base+'/account'); await shot('account-el',390)
await page.goto(base+'/'); await page.waitForTimeout(1500); await shot('home-in'); 
const tab2=await context.newPage(); await tab2.goto(base+'/en/orders')
await page.locator('footer').getByRole('button').filter({hasText:/Αποσύνδεση/}).click(); await page.waitForTimeout(2500)
console.log('tab1', page.url(), 'tab2', tab2.url(), JSON.stringify(await context.cookies()).slice(0,400))
await tab2.waitForTimeout(2000); console.log('tab2', tab2.url())
await browser.close()
