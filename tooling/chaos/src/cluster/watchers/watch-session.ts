import { createPlainBrowser } from '../shoppers/plain-browser.js'
import type { RequestRecord } from '../shoppers/request-record.js'
import type { Cluster } from '../start-cluster.js'
import { repeat } from './watcher.js'
import type { Watcher } from './watcher.js'

const member = { email: 'member@example.com', password: 'a kettle of copper' }

/**
 * A member who stays logged in: whichever shop gets a request refreshes the token, which lives
 * twenty seconds.
 */
export async function watchSession(cluster: Cluster, record: RequestRecord): Promise<Watcher> {
  await cluster.command(['create-member', member.email], `${member.password}\n`)
  const { origin } = cluster
  const browser = createPlainBrowser({ origin, record, address: '10.2.0.1' })
  const login = await browser.open('/en/auth/login')
  const form = login.forms.find(({ fields }) => 'password' in fields)
  if (!form) throw new Error('The page to log in has no form.')
  await browser.send(login, form, member)
  let [views, renewals, losses] = [0, 0, 0]
  let session = ''
  const view = async (): Promise<void> => {
    const page = await browser.open('/en/account')
    views += 1
    if (new URL(page.url).pathname !== '/en/account') losses += 1
    const now = /(?:^|; )session=([^;]+)/.exec(browser.cookies())?.[1] ?? ''
    if (now !== session) renewals += 1
    session = now
  }
  const stop = repeat(view, 1_000)
  return {
    async finish(failures) {
      await stop()
      failures.expect(losses === 0, `a member was logged out (${losses} of ${views} pages)`)
      return { 'pages of a member': views, 'renewed sessions': renewals - 1 }
    },
  }
}
