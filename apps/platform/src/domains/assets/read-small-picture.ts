import sharp from 'sharp'
import type { MailAttachment } from '../../foundation/mail/mail-transport.js'
import type { ImageLibrary } from './image-library.js'

/**
 * A picture in a size and a format that every mail program shows: JPEG, PNG for a drawing.
 * Attached, since most programs do not fetch images until the reader allows it.
 */
export async function readSmallPicture(
  images: ImageLibrary,
  { tenant, name, widthPx }: { tenant: string; name: string; widthPx: number },
): Promise<MailAttachment | undefined> {
  const found = await images.find(tenant, name)
  if (!found) return undefined
  const small = sharp(found.path, { density: 300 })
    .resize({ width: widthPx, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
  const [content, ending] = found.isDrawing
    ? ([await small.png({ palette: true }).toBuffer(), 'png'] as const)
    : ([await small.jpeg({ quality: 80 }).toBuffer(), 'jpg'] as const)
  return {
    filename: `${name.replaceAll('/', '-')}.${ending}`,
    contentType: ending === 'png' ? 'image/png' : 'image/jpeg',
    content,
  }
}
