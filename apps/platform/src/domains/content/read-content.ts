import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentDocument, ContentFile } from '@floga/platform-contract'
import { marked } from 'marked'
import * as v from 'valibot'
import { readTextFile } from '../../foundation/files/read-text-file.js'
import { TenantFileError } from '../../foundation/tenants/parse-tenant-file.js'
import { readFrontMatter } from '../../foundation/messages/read-front-matter.js'
import { cleanContent } from './clean-content.js'

const frontMatterSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.pipe(v.string(), v.minLength(1)),
  updatedAt: v.pipe(v.string(), v.isoDate()),
})

/** Variables in pages by name: `{legalName}` in a page is replaced by its value. */
export type ContentVariables = Readonly<Record<string, string>>

/** Reads a folder of Markdown pages, one subfolder per locale; a missing locale is skipped. */
export async function readContent(
  directory: string,
  locales: readonly string[],
  variablesIn: (locale: string) => ContentVariables,
): Promise<ContentFile[]> {
  const files: ContentFile[] = []
  for (const locale of locales) {
    const names = await readdir(join(directory, locale)).catch(() => [])
    const pages = names.filter((name) => /^[a-z0-9-]+\.md$/.test(name)).sort()
    if (pages.length === 0) continue
    const documents = await Promise.all(
      pages.map((name) => readPage(directory, { locale, name, variables: variablesIn(locale) })),
    )
    files.push({ locale, documents })
  }
  return files
}

async function readPage(
  directory: string,
  { locale, name, variables }: { locale: string; name: string; variables: ContentVariables },
): Promise<ContentDocument> {
  const raw = await readTextFile(join(directory, locale, name))
  const text = raw.replaceAll(/\{(\w+)\}/g, (_, variable: string) => {
    const value = Object.hasOwn(variables, variable) ? variables[variable] : undefined
    if (value === undefined)
      throw new TenantFileError(
        `${locale}/${name} refers to {${variable}}, which is not a variable of the tenant.`,
      )
    return value
  })
  const { head: given, body: markdown } = readFrontMatter(text)
  const head = v.safeParse(frontMatterSchema, given)
  if (!head.success) {
    throw new TenantFileError(
      `${locale}/${name} needs front matter with title, description and updatedAt (a day).`,
    )
  }
  const body = cleanContent(await marked.parse(markdown, { async: true }))
  return { path: `/${name.replace(/\.md$/, '')}`, ...head.output, body }
}
