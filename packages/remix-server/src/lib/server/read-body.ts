/**
 * Reads the body of a post; one without a length is counted while streaming.
 *
 * @returns `too-large` for more bytes than allowed, `aborted` when its sender has hung up.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<ArrayBuffer | 'too-large' | 'aborted'> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too-large'
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.length
      if (bytes > maxBytes) return 'too-large'
      chunks.push(chunk)
    }
  } catch {
    return 'aborted'
  }
  return new Blob(chunks as BlobPart[]).arrayBuffer()
}
