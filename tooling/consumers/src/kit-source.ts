import type { PackedPackage } from '@floga/release'

/** How an application gets the kit: what its manifest says, and npm's settings where it needs any. */
export interface KitSource {
  /** Version or address of a package, as `dependencies` names it. */
  specOf(name: string): string
  /** All packages of the kit. */
  names: readonly string[]
  /** Versions of packages that others of the kit need. */
  overrides: Record<string, string>
  npmrc: string
}

/** The kit from tarballs: also what its packages need of each other. */
export function fromTarballs(packed: readonly PackedPackage[]): KitSource {
  const kit = Object.fromEntries(
    packed.map(({ manifest: { name }, tarball }) => [name, `file:${tarball}`]),
  )
  return {
    specOf(name) {
      const spec = kit[name]
      if (spec === undefined) throw new Error(`The kit has no package ${name}.`)
      return spec
    },
    names: Object.keys(kit),
    overrides: kit,
    npmrc: '',
  }
}

/** The kit from a registry that has it alone; everything else comes from where npm is used to. */
export function fromRegistry(packed: readonly PackedPackage[], address: string): KitSource {
  const versions = new Map(packed.map(({ manifest }) => [manifest.name, manifest.version]))
  return {
    specOf: (name) => versions.get(name) ?? 'latest',
    names: [...versions.keys()],
    overrides: {},
    npmrc: `@floga:registry=${address}/\n`,
  }
}

/** The fields of a manifest that name the kit. A package that is named itself cannot be overridden. */
export function kitFields(
  { specOf, overrides }: KitSource,
  names: readonly string[],
): { dependencies: Record<string, string>; overrides: Record<string, string> } {
  return {
    dependencies: Object.fromEntries(names.map((name) => [name, specOf(name)])),
    overrides: Object.fromEntries(
      Object.entries(overrides).filter(([name]) => !names.includes(name)),
    ),
  }
}
