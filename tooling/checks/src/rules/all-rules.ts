import type { Rule } from '../rule.js'
import { advisories } from './contents/advisories.js'
import { browserMethods } from './interfaces/browser-methods.js'
import { supportedBrowsers } from './interfaces/supported-browsers.js'
import { catalogVersions } from './packages/catalog-versions.js'
import { coreWithoutReact } from './imports/core-without-react.js'
import { cssLayers } from './contents/css-layers.js'
import { declaredImports } from './imports/declared-imports.js'
import { decisionRecords } from './contents/decision-records.js'
import { dependencyPatches } from './interfaces/dependency-patches.js'
import { documentLinks } from './contents/document-links.js'
import { entriesAboveLib } from './imports/entries-above-lib.js'
import { entryFiles } from './packages/entry-files.js'
import { expandingMigrations } from './contents/expanding-migrations.js'
import { exportNames } from './files/export-names.js'
import { fileLength } from './files/file-length.js'
import { fileNames } from './files/file-names.js'
import { folderSize } from './files/folder-size.js'
import { lockfile } from './contents/lockfile.js'
import { machinePaths } from './contents/machine-paths.js'
import { messageParity } from './contents/message-parity.js'
import { noEnvironment } from './contents/no-environment.js'
import { packageManifest } from './packages/package-manifest.js'
import { plainWords } from './contents/plain-words.js'
import { platformLayersRule } from './platform-layers.js'
import { projectReferences } from './packages/project-references.js'
import { publicInterfaces } from './interfaces/public-interfaces.js'
import { readmeSamples } from './packages/readme-samples.js'
import { greekSemicolon } from './contents/greek-semicolon.js'
import { hasSelectors } from './contents/has-selectors.js'
import { siblingDependencies } from './imports/sibling-dependencies.js'
import { siblingImports } from './imports/sibling-imports.js'
import { smallShop } from './files/small-shop.js'
import { tenantConstants } from './contents/tenant-constants.js'
import { tenantSettings } from './contents/tenant-settings.js'
import { unusedNames } from './contents/unused-names.js'

/** Every rule of the repository. */
export const allRules: readonly Rule[] = [
  siblingDependencies,
  siblingImports,
  declaredImports,
  catalogVersions,
  coreWithoutReact,
  entriesAboveLib,
  entryFiles,
  packageManifest,
  projectReferences,
  readmeSamples,
  publicInterfaces,
  browserMethods,
  supportedBrowsers,
  platformLayersRule,
  noEnvironment,
  tenantConstants,
  tenantSettings,
  cssLayers,
  hasSelectors,
  messageParity,
  greekSemicolon,
  unusedNames,
  fileNames,
  exportNames,
  fileLength,
  folderSize,
  expandingMigrations,
  smallShop,
  lockfile,
  advisories,
  dependencyPatches,
  machinePaths,
  documentLinks,
  decisionRecords,
  plainWords,
]
