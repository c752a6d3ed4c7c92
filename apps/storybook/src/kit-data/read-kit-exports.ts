import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A component of the kit and its entry. */
export interface KitExport {
  name: string
  /** Module specifier, such as `@floga/ui/sharing`. */
  entry: string
  /** Absolute path of its source. */
  file: string
}

/** Reads which entry of the kit exports which component; entries list their exports explicitly. */
export function readKitExports(kitFolder: string): KitExport[] {
  const manifest = JSON.parse(readFileSync(join(kitFolder, 'package.json'), 'utf8')) as {
    name: string
    exports: Record<string, string>
  }
  return Object.entries(manifest.exports)
    .filter(([, path]) => path.endsWith('.ts'))
    .flatMap(([key, path]) => {
      const source = readFileSync(join(kitFolder, path), 'utf8')
      const entry = `${manifest.name}${key.slice(1)}`
      return [
        ...source.matchAll(/^export \{([^}]+)\} from '(\.\/components\/[^']+)\.js'/gmu),
      ].flatMap(([, names = '', target = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => /^[A-Z]/u.test(name))
          .map((name) => ({ name, entry, file: join(kitFolder, 'src', `${target}.tsx`) })),
      )
    })
}
