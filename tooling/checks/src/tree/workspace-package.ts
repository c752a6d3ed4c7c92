/** The fields of a package.json that rules read. */
export interface Manifest {
  name: string
  private?: boolean
  type?: string
  sideEffects?: unknown
  exports?: Record<string, unknown>
  imports?: Record<string, string>
  publishConfig?: { exports?: Record<string, unknown> }
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export interface WorkspacePackage {
  /** Such as `packages/ui`. */
  folder: string
  /** Such as `packages`. */
  group: string
  manifest: Manifest
  files: string[]
}

/** Programs with dependencies of their own, which belong to no package of the workspace: applications as other teams have them, and Medusa. */
const outsideFolder = /^(tooling\/consumers\/shops|apps\/connector-medusa\/back-office)\//

const manifestPath = /^(apps|packages|tooling)\/[^/]+\/package\.json$/

/** Finds the workspace's packages by their package.json. */
export function listWorkspacePackages(
  files: string[],
  read: (path: string) => string,
): WorkspacePackage[] {
  return files
    .filter((path) => manifestPath.test(path))
    .map((path) => {
      const folder = path.slice(0, -'/package.json'.length)
      return {
        folder,
        group: folder.split('/')[0] ?? '',
        manifest: JSON.parse(read(path)) as Manifest,
        files: files.filter((file) => file.startsWith(`${folder}/`) && !outsideFolder.test(file)),
      }
    })
}
