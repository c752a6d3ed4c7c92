import { execFile } from 'node:child_process'
import { mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runCommand } from './command.js'

async function openFolder(messages: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const from = join(folder, 'messages')
  const to = join(folder, 'generated')
  await mkdir(from)
  for (const [name, text] of Object.entries(messages)) await writeFile(join(from, name), text)
  const run = async (...flags: string[]) => {
    const lines: string[] = []
    const output = {
      log: (line: string) => lines.push(line),
      error: (line: string) => lines.push(line),
    }
    return { code: await runCommand([from, to, ...flags], output), lines }
  }
  return { from, to, run }
}

const messages = { 'el.json': '{"title": "Καλάθι"}', 'en.json': '{"title": "Cart"}' }

describe('runCommand', () => {
  it('writes a module a language and the keys', async () => {
    const { to, run } = await openFolder(messages)
    expect(await run()).toMatchObject({ code: 0 })
    expect((await readdir(to)).sort()).toEqual([
      'all-messages.ts',
      'message-keys.ts',
      'messages.el.ts',
      'messages.en.ts',
    ])
    expect(await readFile(join(to, 'messages.el.ts'), 'utf8')).toContain('"title": "Καλάθι"')
  })

  it('changes nothing the second time', async () => {
    const { run } = await openFolder(messages)
    await run()
    expect((await run()).lines[0]).toContain('0 files changed')
  })

  it('names the file of two folders that a problem is in', async () => {
    const shared = await openFolder({
      'el.json': '{"cart": {"title": "Καλάθι", "empty": "{n"}}',
      'en.json': '{"cart": {"title": "Cart", "empty": "Nothing"}}',
    })
    const own = await openFolder({ 'en.json': '{"home": "Home"}', 'nl.json': '{"home": "Thuis"}' })
    const run = async () => {
      const lines: string[] = []
      const output = { log: () => undefined, error: (line: string) => void lines.push(line) }
      await runCommand([`${shared.from},${own.from}`, own.to], output)
      return lines
    }
    const [mine, theirs] = [join(own.from, 'nl.json'), join(shared.from, 'en.json')]
    expect(await run()).toContain(
      `${mine}: cart.title: Missing here, but written in ${theirs}. Translate it, or remove it there.`,
    )
    await writeFile(theirs, '{"cart": {"title": "Cart", "empty": "{n"}}')
    expect((await run())[0]).toMatch(`${theirs}: cart.empty: Not a valid ICU message`)
    await writeFile(theirs, '{"cart"')
    expect((await run())[0]).toMatch(`${theirs}: Not valid JSON`)
  })

  it('checks whether the generated files are fresh, without writing them', async () => {
    const { from, to, run } = await openFolder(messages)
    const missing = await run('--check')
    expect(missing.code).toBe(1)
    expect(missing.lines).toHaveLength(4)
    await run()
    expect(await run('--check')).toEqual({ code: 0, lines: [] })
    await writeFile(join(from, 'en.json'), '{"title": "Bag"}')
    expect((await run('--check')).lines).toEqual([
      `${join(to, 'messages.en.ts')}: not fresh. Run floga-messages ${from} ${to}.`,
    ])
  })

  it('names file, key and remedy of a problem, and keeps the generated files', async () => {
    const { from, to, run } = await openFolder(messages)
    await run()
    await writeFile(join(from, 'en.json'), '{}')
    expect(await run()).toEqual({
      code: 1,
      lines: [
        `${join(from, 'en.json')}: title: Missing here, but written in ${join(from, 'el.json')}. Translate it, or remove it there.`,
      ],
    })
    expect(await readFile(join(to, 'messages.en.ts'), 'utf8')).toContain('Cart')
  })

  it('takes words of a folder that is named later, in the languages of that folder', async () => {
    const { from, to, run } = await openFolder({
      'el.json': '{"cart": {"title": "Καλάθι"}}',
      'en.json': '{"cart": {"title": "Cart", "none": "Empty"}}',
    })
    const own = join(from, '../own')
    await mkdir(own)
    await writeFile(join(own, 'en.json'), '{"cart": {"title": "Bag"}, "home": "Tea"}')
    const lines: string[] = []
    const output = { log: (line: string) => lines.push(line), error: lines.push.bind(lines) }
    expect(await runCommand([`${from},${own}`, to], output)).toBe(0)
    expect(lines).toEqual([`1 languages compiled to ${to}, 3 files changed`])
    const text = await readFile(join(to, 'messages.en.ts'), 'utf8')
    expect(text).toContain('"cart.title": "Bag"')
    expect(text).toContain('"cart.none": "Empty"')
    expect(text).toContain('"home": "Tea"')
    await writeFile(join(own, 'de.json'), '{"cart": {"title": "Korb"}}')
    expect(await run()).toMatchObject({ code: 1 })
    await writeFile(join(own, 'en.json'), '{"cart": "Bag"')
    expect(await runCommand([`${from},${own}`, to], output)).toBe(1)
    expect(lines.join('\n')).toContain(`${join(own, 'en.json')}: Not valid JSON`)
  })

  it('reads sub-folders of a folder, whose own files override theirs', async () => {
    const { from, to, run } = await openFolder({ 'en.json': '{"cart": {"title": "Bag"}}' })
    await mkdir(join(from, 'cart'))
    await mkdir(join(from, 'search'))
    await writeFile(join(from, 'cart/en.json'), '{"cart": {"title": "Cart", "none": "Empty"}}')
    await writeFile(join(from, 'search/en.json'), '{"search": {"none": "Nothing found"}}')
    expect(await run()).toMatchObject({ code: 0 })
    const text = await readFile(join(to, 'messages.en.ts'), 'utf8')
    expect(text).toContain('"cart.title": "Bag"')
    expect(text).toContain('"cart.none": "Empty"')
    expect(text).toContain('"search.none": "Nothing found"')
    await rm(join(from, 'en.json'))
    expect(await run()).toMatchObject({ code: 0 })
    expect(await readFile(join(to, 'messages.en.ts'), 'utf8')).toContain('"cart.title": "Cart"')
  })

  it('has a fallback for messages that a language lacks', async () => {
    const { from, to, run } = await openFolder({
      'ar.json': '{"title": "السلة"}',
      'en.json': '{"title": "Cart", "count": "{n, plural, one {# item} other {# items}}"}',
    })
    expect(await run()).toMatchObject({ code: 1 })
    expect(await run('--fallback=en')).toMatchObject({ code: 0 })
    const text = await readFile(join(to, 'messages.ar.ts'), 'utf8')
    expect(text).toContain('"title": "السلة"')
    expect(text).toContain(' items')
    expect(await run('--fallback=en', '--check')).toEqual({ code: 0, lines: [] })
    expect(await readdir(to)).toContain('messages.en.ts')
    await rm(join(from, 'en.json'))
    expect(await run('--fallback=en')).toMatchObject({ code: 0 })
    expect(await readdir(to)).not.toContain('messages.en.ts')
  })

  it('prints its usage, and reports a folder without messages', async () => {
    const { run } = await openFolder({})
    expect(await run()).toMatchObject({ code: 1 })
    expect(await run('a third folder')).toMatchObject({ code: 2 })
    expect(await run('--fresh')).toMatchObject({ code: 2 })
  })
})

describe('runCommand with namespaces', () => {
  const grouped = {
    'el.json':
      '{"nav": {"home": "Αρχική"}, "orders": {"title": "Παραγγελίες", "open": "Ανοιχτές"}}',
    'en.json': '{"nav": {"home": "Home"}, "orders": {"title": "Orders", "open": "Open"}}',
  }

  async function openNamespaces(namespaces: unknown) {
    const folder = await openFolder(grouped)
    await writeFile(join(folder.from, 'namespaces.json'), JSON.stringify(namespaces))
    return folder
  }

  it('writes a module a namespace, the longest name deciding, and keeps one with all', async () => {
    const { to, run } = await openNamespaces({ menu: ['nav', 'orders.open'], account: ['orders'] })
    expect(await run('--namespaces')).toMatchObject({ code: 0 })
    const text = (name: string) => readFile(join(to, name), 'utf8')
    const menu = await text('en/messages.en.menu.ts')
    expect(menu).toContain('"nav.home": "Home"')
    expect(menu).toContain('"orders.open": "Open"')
    expect(menu).not.toContain('orders.title')
    const account = await text('en/messages.en.account.ts')
    expect(account).toContain('"orders.title": "Orders"')
    expect(account).not.toContain('orders.open')
    expect(await text('messages.en.ts')).toContain("from './en/messages.en.account.js'")
    const loaders = await text('message-namespaces.ts')
    expect(loaders).toContain('export type MessageNamespace = "account" | "menu"')
    expect(loaders).toContain("import('./el/messages.el.account.js')")
    expect(await run('--namespaces', '--check')).toMatchObject({ code: 0 })
  })

  it('has a namespace for each sub-folder, and one for messages of every page', async () => {
    const { from, to, run } = await openNamespaces({ menu: ['cart.open'] })
    await mkdir(join(from, 'cart'))
    for (const code of ['el', 'en']) {
      const texts = { cart: { title: `Cart ${code}`, open: `Open ${code}` } }
      await writeFile(join(from, 'cart', `${code}.json`), JSON.stringify(texts))
    }
    await writeFile(join(from, 'en.json'), '{"nav": {"home": "Home"}, "cart": {"title": "Bag"}}')
    await writeFile(join(from, 'el.json'), '{"nav": {"home": "Αρχική"}}')
    expect(await run('--namespaces')).toMatchObject({ code: 0 })
    const text = (name: string) => readFile(join(to, 'en', `messages.en.${name}.ts`), 'utf8')
    expect(await text('cart')).toContain('"cart.title": "Bag"')
    expect(await text('menu')).toContain('"cart.open": "Open en"')
    expect(await text('shell')).toContain('"nav.home": "Home"')
  })

  it('removes the modules of a namespace that is gone', async () => {
    const { from, to, run } = await openNamespaces({ menu: ['nav'], account: ['orders'] })
    await run('--namespaces')
    await writeFile(join(from, 'namespaces.json'), '{"menu": ["nav", "orders"]}')
    const gone = join(to, 'en/messages.en.account.ts')
    expect((await run('--namespaces', '--check')).lines).toContainEqual(
      expect.stringContaining(`${gone}: no longer used.`),
    )
    expect(await run('--namespaces')).toMatchObject({ code: 0 })
    expect(await readdir(join(to, 'en'))).toEqual(['messages.en.menu.ts'])
  })

  it('rejects a group that does not exist or is in two namespaces', async () => {
    const { run } = await openNamespaces({
      menu: ['payments', 'orders.title'],
      account: ['orders', 'orders.title'],
    })
    expect(await run('--namespaces')).toEqual({
      code: 1,
      lines: [
        'payments: No such group or message. Leave it out of menu.',
        'orders.title: Both in menu and in account. Leave it in one.',
      ],
    })
  })

  it('rejects a file that holds something else', async () => {
    const { from, run } = await openNamespaces({ menu: 'nav' })
    const file = join(from, 'namespaces.json')
    expect(await run('--namespaces')).toEqual({
      code: 1,
      lines: [`${file}: Not an object of lists of groups and keys.`],
    })
  })
})

describe('floga-messages', () => {
  it('passes its arguments and its exit code on', async () => {
    const { from, to } = await openFolder(messages)
    const command = fileURLToPath(new URL('../bin/floga-messages.mjs', import.meta.url))
    const run = promisify(execFile)
    const fresh = await run(process.execPath, [command, from, to])
    expect(fresh.stdout).toContain('2 languages compiled')
    await expect(run(process.execPath, [command])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage: floga-messages'),
    })
  })
})
