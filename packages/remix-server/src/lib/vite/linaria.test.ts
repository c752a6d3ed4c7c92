import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import type { InlineConfig, Rollup } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'

import { findMissingKeyframes, linaria } from './linaria.js'

/** A folder with one styled module. It is inside the package, where Linaria is found. */
async function createSite(rules: string): Promise<InlineConfig & { root: string }> {
  const root = await mkdtemp(join(import.meta.dirname, 'linaria-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'link.ts'), toModule(rules))
  return { root, configFile: false, logLevel: 'silent', plugins: [linaria()] }
}

function toModule(rules: string): string {
  return `import { css } from '@linaria/core'\nexport const link = css\`${rules}\``
}

async function buildSite(site: InlineConfig & { root: string }): Promise<string> {
  const input = join(site.root, 'link.ts')
  const result = await build({ ...site, build: { write: false, rollupOptions: { input } } })
  const { output } = result as Rollup.RollupOutput
  return output
    .filter((file) => file.type === 'asset')
    .map(({ source }) => String(source))
    .join('')
}

describe('linaria', () => {
  it('builds a stylesheet from computed values', async () => {
    const css = await buildSite(await createSite('width: ${2 * 21}px;'))
    expect(css).toMatch(/^\.\w+\{width:42px\}/)
  })

  it('fails a build whose animation has no keyframes', async () => {
    const site = await createSite('animation: turn 1s;')
    await expect(buildSite(site)).rejects.toThrow('No keyframes are named turn')
  })

  it('gives the text of a stylesheet in development, which Remix renders into the page', async () => {
    const site = await createSite('width: ${2 * 21}px;')
    const server = await createServer({
      ...site,
      server: { middlewareMode: true, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
    })
    onTestFinished(() => server.close())
    await server.ssrLoadModule('/link.ts')
    const sheet = await server.ssrLoadModule('/link.wyw-in-js.css?inline')
    expect(sheet['default']).toContain('width:42px')
  })

  it('gives saved styles to pages and browsers, whichever asks first', async () => {
    const site = await createSite('width: 1px;')
    const server = await createServer({
      ...site,
      server: { middlewareMode: true, hmr: { server: createHttpServer() } },
      optimizeDeps: { noDiscovery: true },
    })
    onTestFinished(() => server.close())
    const { client } = server.environments
    const readInPage = async (): Promise<unknown> => {
      await server.ssrLoadModule('/link.ts')
      return (await server.ssrLoadModule('/link.wyw-in-js.css?inline'))['default']
    }
    const readInBrowser = async (): Promise<unknown> => {
      await client.transformRequest('/link.ts')
      return (await client.transformRequest('/link.wyw-in-js.css'))?.code
    }
    const save = async (rules: string): Promise<void> =>
      writeFile(join(site.root, 'link.ts'), toModule(rules))
    expect([await readInPage(), await readInBrowser()]).toEqual([
      expect.stringContaining('width:1px'),
      expect.stringContaining('width:1px'),
    ])
    await save('width: 2px;')
    await expect.poll(readInPage, { timeout: 20_000 }).toContain('width:2px')
    expect(await readInBrowser()).toContain('width:2px')
    // Saved again until it is seen: the watcher drops what follows a change within 50 ms.
    const saveAndRead = () => save('width: 3px;').then(readInBrowser)
    await expect.poll(saveAndRead, { timeout: 20_000, interval: 100 }).toContain('width:3px')
    expect(await readInPage()).toContain('width:3px')
  })
})

describe('findMissingKeyframes', () => {
  it('names an animation whose keyframes have another name, in the short and in the long form', () => {
    const css =
      '.a{animation:fill 5s cubic-bezier(.1,.6,.3,1) forwards}.b{animation-name:turn}@keyframes fill-x1{to{opacity:1}}'
    expect(findMissingKeyframes([css])).toEqual(['fill', 'turn'])
  })

  it('accepts keyframes of another sheet, several animations, and none', () => {
    const uses =
      '.a{animation:turn .9s linear infinite,fade 1s steps(4,end) var(--delay) both!important}.b{animation:none}.c{animation-duration:2s}'
    const defines = '@keyframes turn{to{rotate:1turn}}@keyframes "fade"{to{opacity:0}}'
    expect(findMissingKeyframes([uses, defines])).toEqual([])
  })

  it('reads no comments', () => {
    expect(findMissingKeyframes(['/* animation: gone 1s; */.a{color:red}'])).toEqual([])
  })
})
