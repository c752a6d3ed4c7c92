import { createHash } from 'node:crypto'

/** Folder of images that came from Medusa. */
const ownFolder = 'medusa'

/** Where the platform serves an image of the shop; Medusa's admin shows it from there. */
export function toImageUrl(platformUrl: string, tenant: string, file: string): string {
  return `${platformUrl}/main/assets/${tenant}/${file}-640.jpg`
}

/** Name of an image of the shop by its address in Medusa. */
export function toImageFile(url: string, tenant: string): { file: string; isNew: boolean } {
  const path = URL.canParse(url) ? new URL(url).pathname : url
  const start = `/main/assets/${tenant}/`
  if (path.startsWith(start)) {
    return { file: path.slice(start.length).replace(/-\d+\.\w+$/, ''), isNew: false }
  }
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 20)
  return { file: `${ownFolder}/${hash}`, isNew: true }
}
