import { platformFloors, platformSource } from '../laws/import-table.js'
import type { Finding, Rule } from '../rule.js'
import { isModule, isSupport, resolveRelative } from '../tree/module-files.js'

/** In the platform imports go down the floors, and rooms on one floor do not know each other. */
export const platformFloorsRule: Rule = {
  name: 'platform-floors',
  check: (tree) =>
    tree.files
      .filter((file) => floorOf(file) !== undefined && isModule(file) && !isSupport(file))
      .flatMap((file) =>
        tree.importsOf(file).flatMap(({ specifier, line }): Finding[] => {
          const target = resolveRelative(tree, file, specifier)
          if (target === undefined || roomOf(target) === roomOf(file)) return []
          const from = floorOf(file) ?? 0
          const to = floorOf(target)
          if (to === undefined || to > from) return []
          const message = `'${roomOf(file)}' imports '${roomOf(target)}'`
          return [
            {
              file: `${file}:${line}`,
              message: to === from ? `${message} on the same floor` : `${message} above it`,
              remedy: 'let the caller hand it over, or move what both need to a lower floor',
            },
          ]
        }),
      ),
}

function roomOf(file: string): string | undefined {
  if (!file.startsWith(`${platformSource}/`)) return undefined
  const parts = file.slice(platformSource.length + 1).split('/')
  return parts.length > 1 ? parts[0] : undefined
}

function floorOf(file: string): number | undefined {
  const room = roomOf(file)
  const floor = platformFloors.findIndex((rooms) => room !== undefined && rooms.includes(room))
  return floor === -1 ? undefined : floor
}
