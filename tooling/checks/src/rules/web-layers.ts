import { webData, webLayers, webSource } from '../tables/web-layers.js'
import type { Finding, Rule } from '../rule.js'
import { isModule, isSupport, resolveRelative } from '../tree/is-module.js'

/** In the web app every folder has a layer, imports go down, and features do not know each other. */
export const webLayersRule: Rule = {
  name: 'web-layers',
  check: (tree) => {
    const modules = tree.files.filter(
      (file) => file.startsWith(`${webSource}/`) && isModule(file) && !isSupport(file),
    )
    const unlisted = new Map(
      modules
        .filter((file) => layerOf(file) === undefined)
        .map((file): [string | undefined, string] => [folderOf(file), file]),
    )
    return [
      ...[...unlisted].map(([folder, file]): Finding => ({
        file,
        message: `the folder '${folder}' has no layer`,
        remedy: 'put it into a folder of web-layers.ts, or list it there',
      })),
      ...modules.flatMap((file) =>
        tree.importsOf(file).flatMap(({ specifier, line }): Finding[] => {
          const target = resolveRelative(tree, file, specifier)
          if (target === undefined || !target.startsWith(`${webSource}/`)) return []
          const [from, to] = [layerOf(file), layerOf(target)]
          if (from === undefined || to === undefined || to > from) return []
          if (folderOf(target) === folderOf(file)) return []
          const message = `'${folderOf(file)}' imports '${folderOf(target) ?? target}'`
          return [
            {
              file: `${file}:${line}`,
              message: to === from ? `${message} on the same layer` : `${message} above it`,
              remedy:
                'move what both need to a lower layer: orders, session, cart, components or wiring',
            },
          ]
        }),
      ),
    ]
  },
}

/** The folder that has a layer: `catalogue` for a file anywhere below it; undefined at the root. */
function folderOf(file: string): string | undefined {
  const [folder, ...rest] = file.slice(webSource.length + 1).split('/')
  return rest.length > 0 ? folder : undefined
}

/**
 * Index of the layer, the highest first: -1 at the root, undefined for a folder that is not listed.
 */
function layerOf(file: string): number | undefined {
  // Below all layers.
  if (webData.includes(file.slice(webSource.length + 1))) return webLayers.length
  const folder = folderOf(file)
  if (folder === undefined) return -1
  const layer = webLayers.findIndex((folders) => folders.includes(folder))
  return layer === -1 ? undefined : layer
}
