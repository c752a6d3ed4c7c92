import type { Rule } from '../rule.js'
import { catalogVersions } from '../rules/catalog-versions.js'
import { coreWithoutReact } from '../rules/core-without-react.js'
import { cssLayers } from '../rules/css-layers.js'
import { declaredImports } from '../rules/declared-imports.js'
import { documentLinks } from '../rules/document-links.js'
import { entriesAboveLib } from '../rules/entries-above-lib.js'
import { entryFiles } from '../rules/entry-files.js'
import { fileLength } from '../rules/file-length.js'
import { fileNames } from '../rules/file-names.js'
import { lockfile } from '../rules/lockfile.js'
import { machinePaths } from '../rules/machine-paths.js'
import { messageParity } from '../rules/message-parity.js'
import { noEnvironment } from '../rules/no-environment.js'
import { packageManifest } from '../rules/package-manifest.js'
import { platformLayersRule } from '../rules/platform-layers.js'
import { siblingDependencies } from '../rules/sibling-dependencies.js'
import { siblingImports } from '../rules/sibling-imports.js'
import { tenantConstants } from '../rules/tenant-constants.js'
import { webAreas } from '../rules/web-areas.js'

/** Every law of the repository. */
export const allRules: readonly Rule[] = [
  siblingDependencies,
  siblingImports,
  declaredImports,
  catalogVersions,
  coreWithoutReact,
  entriesAboveLib,
  entryFiles,
  packageManifest,
  webAreas,
  platformLayersRule,
  noEnvironment,
  tenantConstants,
  cssLayers,
  messageParity,
  fileNames,
  fileLength,
  lockfile,
  machinePaths,
  documentLinks,
]
