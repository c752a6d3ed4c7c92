export { shortenBrowserManifest } from './lib/vite/scripts/browser-manifest.js'
export { checkMessages } from './lib/vite/messages/check-messages.js'
export { checkScriptSizes, type ScriptBudgets } from './lib/vite/scripts/check-script-sizes.js'
export { compileRoutesOnce } from './lib/vite/scripts/compile-routes-once.js'
export { compileWords, type CompileWordsOptions } from './lib/vite/messages/compile-words.js'
export { compressFiles } from './lib/vite/compress-files.js'
export {
  createSharedChunks,
  type SharedChunksOptions,
} from './lib/vite/scripts/create-shared-chunks.js'
export { guardedReload } from './lib/vite/guarded-reload.js'
export { inlineScripts } from './lib/vite/inline-scripts.js'
export { leaveFormerBuilds } from './lib/vite/leave-former-builds.js'
export { linaria } from './lib/vite/styles/linaria.js'
export type { ClassNamesOptions } from './lib/vite/styles/create-class-names.js'
export { minifyFurther, type MinifyFurtherOptions } from './lib/vite/scripts/minify-further.js'
export {
  shortStyleNames,
  type ShortStyleNamesOptions,
} from './lib/vite/styles/short-style-names.js'
export { subsetFonts, type SubsetFontsOptions } from './lib/vite/subset-fonts.js'
export { withoutDevelopment } from './lib/vite/scripts/without-development.js'
export type { FutureFlags } from './lib/vite/scripts/unused-parts.js'
export { withoutUnusedRemix } from './lib/vite/scripts/without-unused-remix.js'
