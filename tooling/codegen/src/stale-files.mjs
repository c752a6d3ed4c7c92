/**
 * Lists files whose content on disk is missing or differs from the generated content.
 *
 * @param {{ name: string, content: string }[]} files
 * @param {(name: string) => Promise<string>} read
 * @returns {Promise<string[]>}
 */
export async function findStaleFiles(files, read) {
  const stale = []
  for (const { name, content } of files) {
    const onDisk = await read(name).catch(() => null)
    if (onDisk !== content) stale.push(name)
  }
  return stale
}
