import { platformGroups, platformLayers, platformSource } from '../tables/platform-layers.js'
import type { Finding, Rule } from '../rule.js'
import { isModule, isSupport, resolveRelative } from '../tree/is-module.js'

/** In the platform every folder has a layer, imports go down, and folders on one layer do not know each other. */
export const platformLayersRule: Rule = {
  name: 'platform-layers',
  check: (tree) => {
    const modules = tree.files.filter((file) => isModule(file) && !isSupport(file))
    const unlisted = new Map(
      modules
        .filter((file) => layerOf(file) === undefined)
        .map((file): [string | undefined, string] => [folderOf(file), file]),
    )
    unlisted.delete(undefined)
    return [
      ...[...unlisted].map(([folder, file]): Finding => ({
        file,
        message: `the folder '${folder}' has no layer`,
        remedy: 'put it into a folder of platform-layers.ts, or list it there',
      })),
      ...modules.flatMap((file) =>
        tree.importsOf(file).flatMap(({ specifier, line }): Finding[] => {
          const target = resolveRelative(tree, file, specifier)
          const from = layerOf(file)
          if (target === undefined || from === undefined) return []
          if (folderOf(target) === folderOf(file) || isSupport(target)) return []
          const to = layerOf(target)
          if (to === undefined || to > from) return []
          const message = `'${folderOf(file)}' imports '${folderOf(target) ?? target}'`
          return [
            {
              file: `${file}:${line}`,
              message: to === from ? `${message} on the same layer` : `${message} above it`,
              remedy: 'let the caller pass it, or move the shared code to a lower layer',
            },
          ]
        }),
      ),
    ]
  },
}

/**
 * The folder with a layer: the deepest listed one around a file, such as `composition/mails`;
 * otherwise the one that needs a layer. Undefined for entries and other places.
 */
function folderOf(file: string): string | undefined {
  if (!file.startsWith(`${platformSource}/`)) return undefined
  const folders = file
    .slice(platformSource.length + 1)
    .split('/')
    .slice(0, -1)
  const around = folders.map((_, index) => folders.slice(0, index + 1).join('/'))
  const depth = platformGroups.includes(folders[0] ?? '') ? 2 : 1
  return around.findLast((folder) => layerOfFolder(folder) !== -1) ?? around[depth - 1] ?? around[0]
}

/** Index of the layer, the highest first: -1 for entries, undefined for files without one. */
function layerOf(file: string): number | undefined {
  const folder = folderOf(file)
  if (folder === undefined) return file.startsWith(`${platformSource}/`) ? -1 : undefined
  const layer = layerOfFolder(folder)
  return layer === -1 ? undefined : layer
}

function layerOfFolder(folder: string): number {
  return platformLayers.findIndex((folders) => folders.includes(folder))
}
