import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentDocument, ContentFile } from '@floga/platform-contract'
import { marked } from 'marked'
import * as v from 'valibot'
import { readFrontMatter } from '../../foundation/words/read-front-matter.js'
import { cleanContent } from './clean-content.js'

const frontMatterSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.pipe(v.string(), v.minLength(1)),
  updatedAt: v.pipe(v.string(), v.isoDate()),
})

/** What pages say of the company, by name: `{legalName}` in a page stands for the fact of that name. */
export type ContentFacts = Readonly<Record<string, string>>

/** Reads a folder of Markdown pages, one subfolder a locale; a locale without one is left out. */
export async function readContent(
  directory: string,
  locales: readonly string[],
  factsIn: (locale: string) => ContentFacts,
): Promise<ContentFile[]> {
  const files: ContentFile[] = []
  for (const locale of locales) {
    const names = await readdir(join(directory, locale)).catch(() => [])
    const pages = names.filter((name) => /^[a-z0-9-]+\.md$/.test(name)).sort()
    if (pages.length === 0) continue
    const documents = await Promise.all(
      pages.map((name) => readPage(directory, { locale, name, facts: factsIn(locale) })),
    )
    files.push({ locale, documents })
  }
  return files
}

async function readPage(
  directory: string,
  { locale, name, facts }: { locale: string; name: string; facts: ContentFacts },
): Promise<ContentDocument> {
  const raw = await readFile(join(directory, locale, name), 'utf8')
  const text = raw.replaceAll(/\{(\w+)\}/g, (_, fact: string) => {
    const value = Object.hasOwn(facts, fact) ? facts[fact] : undefined
    if (value === undefined)
      throw new Error(`${locale}/${name} names {${fact}}, which is no fact of the tenant.`)
    return value
  })
  const { head: given, body: markdown } = readFrontMatter(text)
  const head = v.safeParse(frontMatterSchema, given)
  if (!head.success) {
    throw new Error(
      `${locale}/${name} needs front matter with title, description and updatedAt (a day).`,
    )
  }
  const body = cleanContent(await marked.parse(markdown, { async: true }))
  return { path: `/${name.replace(/\.md$/, '')}`, ...head.output, body }
}
