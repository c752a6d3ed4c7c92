import type { PackedPackage } from '@floga/release'

/**
 * Source of the kit for an application: dependencies of its manifest, and npm's settings if needed.
 */
export interface KitSource {
  /** Version or address of a package, as `dependencies` names it. */
  specOf(name: string): string
  /** All packages of the kit. */
  names: readonly string[]
  /** Versions of packages that others of the kit depend on. */
  overrides: Record<string, string>
  npmrc: string
}

/** The kit from tarballs, including dependencies between its packages. */
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

/** The kit from a registry that has only it; everything else from npm's usual one. */
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
